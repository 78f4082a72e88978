import { Alert, Button, Group, Modal, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { parseAmount } from '#core/text/digits.js';
import { TEXT } from '#core/limits/limits.js';
import type { WalletRowFragment } from '#client/gql/graphql.js';
import { formatToman } from '#client/lib/format.js';
import { adminMoneyMessages } from '#client/lib/messages/admin/admin-money.messages.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { tomanOf } from '../numbers/numbers.rules.js';
import { PersonCell } from '../parts/person-cell.js';
import { newBalance, type AdjustDraft } from './adjust.rules.js';
import { AmountField } from './amount-field.js';
import { useAdjust } from './use-adjust.js';

const { adjust: texts } = adminMoneyMessages;
const TYPES = ['credit', 'debit', 'correction'] as const;
const CHOICES = TYPES.map((value) => ({ value, label: texts.types[value] }));

interface AdjustDialogProps {
  readonly wallet: WalletRowFragment | null;
  readonly onClose: () => void;
}

/** Credit, debit or correction of a balance, with its preview. Opened anew, it is empty. */
export function AdjustDialog({ wallet, onClose }: AdjustDialogProps) {
  return (
    <Modal opened={wallet !== null} onClose={onClose} title={texts.title}>
      {wallet && <AdjustForm key={wallet.userId} wallet={wallet} onClose={onClose} />}
    </Modal>
  );
}

interface AdjustFormProps {
  readonly wallet: WalletRowFragment;
  readonly onClose: () => void;
}

export function AdjustForm({ wallet, onClose }: AdjustFormProps) {
  const balance = tomanOf(wallet.balanceRials);
  const { draft, change, fault, limit, busy, send } = useAdjust(wallet, balance, onClose);
  const isAmountFault = fault === 'positive' || fault === 'insufficient';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(limit !== null);
      }}
    >
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <PersonCell name={wallet.ownerName} email={wallet.ownerEmail} />
          <Sum name={texts.balance} toman={balance} />
        </Group>
        <SegmentedControl
          aria-label={texts.type}
          data={CHOICES}
          value={draft.type}
          onChange={(type) => change({ type })}
          fullWidth
        />
        <AmountField
          label={draft.type === 'correction' ? texts.newAmount : texts.amount}
          value={draft.amount}
          error={isAmountFault ? texts.faults[fault] : null}
          onChange={(amount) => change({ amount })}
        />
        <Preview balance={balance} draft={draft} />
        <Textarea
          label={texts.reason}
          required
          rows={2}
          maxLength={TEXT.comments}
          value={draft.reason}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
        <Textarea
          label={texts.notes}
          rows={2}
          maxLength={TEXT.comments}
          value={draft.notes}
          onChange={(event) => change({ notes: event.currentTarget.value })}
        />
        {fault === 'missing' && (
          <Text role="alert" size="sm" c="var(--b-danger)">
            {texts.faults.missing}
          </Text>
        )}
        {limit !== null && <ApprovalNotice limit={limit} />}
        <DialogFoot onCancel={onClose}>
          <Button type="submit" loading={busy}>
            {limit === null ? texts.action : texts.approval.ask}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}

function Sum({ name, toman }: { readonly name: string; readonly toman: number }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <Text fw={700} c={toman < 0 ? 'var(--b-danger)' : undefined}>
        {formatToman(toman)}
      </Text>
    </div>
  );
}

interface PreviewProps {
  readonly balance: number;
  readonly draft: AdjustDraft;
}

/** The balance as it would be, while the amount is typed. */
function Preview({ balance, draft }: PreviewProps) {
  const amount = parseAmount(draft.amount);
  if (amount === null) return null;
  return (
    <div aria-live="polite" data-testid="preview">
      <Sum name={texts.preview} toman={newBalance(draft.type, balance, amount)} />
    </div>
  );
}

function ApprovalNotice({ limit }: { readonly limit: number }) {
  return (
    <Alert role="alert" color="violet" variant="light" icon={<IconUsers size={20} />} title={texts.approval.title}>
      <Text size="sm">{texts.approval.text(formatToman(limit))}</Text>
    </Alert>
  );
}
