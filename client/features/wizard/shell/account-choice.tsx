import type { Owner } from '#client/lib/session/owner.js';
import { type AccountOpening, choose, type LoadedDraft } from '#client/features/drafts/index.js';
import { CopiesDialog } from './copies-dialog.js';

interface AccountChoiceProps {
  readonly owner: Owner;
  readonly opening: Extract<AccountOpening, { kind: 'choose' }>;
  readonly onChosen: (chosen: LoadedDraft) => void;
}

/** The drafts of this browser and of the account have both gone on: one is chosen, the other kept aside. */
export function AccountChoice({ owner, opening: { local, server }, onChosen }: AccountChoiceProps) {
  return (
    <CopiesDialog
      opened
      first={{ origin: 'browser', ...local }}
      second={{ origin: 'account', ...server }}
      onTake={(which) => onChosen(choose(owner, local, server, which === 'first' ? 'local' : 'server'))}
    />
  );
}
