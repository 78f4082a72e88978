import { useApolloClient } from '@apollo/client/react';
import { formatNumber } from '#core/dates/calendar.js';
import { toKeyedLists } from '#core/design/keyed-lists.js';
import type { DesignSection } from '#core/design/design.js';
import { KeepSectionDocument, MyKeptSectionsDocument } from '#client/gql/graphql.js';
import { toast } from '#client/ui/toast.js';
import { useNewest } from '../context/editor-context.js';
import { designMessages } from '../messages/design.messages.js';
import { keptSectionMessages as m } from '../messages/kept-sections.messages.js';
import { usableSections } from './pasted-sections.js';
import { NameDialog } from './name-dialog.js';

interface KeepDialogProps {
  readonly section: DesignSection;
  readonly onClose: () => void;
}

/** Keeps a section in the account, under a name. Pictures that are still in the browser are sent first. */
export function KeepDialog({ section, onClose }: KeepDialogProps) {
  const client = useApolloClient();
  const newest = useNewest();
  const keep = async (name: string): Promise<boolean> => {
    try {
      const { editor, host } = newest();
      // Without pages: no picture is taken to be the account's only because the design shows it.
      const nowhere = { ...editor.draft.design, pages: [], shared: undefined };
      const { sections, missing } = await usableSections([section], nowhere, host);
      const input = { name, section: toKeyedLists(sections[0] ?? section) };
      await client.mutate({
        mutation: KeepSectionDocument,
        variables: { input },
        refetchQueries: [MyKeptSectionsDocument],
      });
      if (missing > 0) toast.notice(m.keptWithoutFiles(name, formatNumber(missing)));
      else toast.success(m.kept(name));
      return true;
    } catch (fault) {
      toast.error(fault, m.notKept);
      return false;
    }
  };
  return (
    <NameDialog
      title={m.keep}
      intro={m.intro}
      name={designMessages.sectionTypes[section.sectionType]}
      onClose={onClose}
      onSave={keep}
    />
  );
}
