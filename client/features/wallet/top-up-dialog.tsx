import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Chip, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { WALLET } from '#core/limits/limits.js';
import { RequestDepositDocument } from '#client/gql/graphql.js';
import { attempt } from '#client/lib/attempt.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { groupDigits } from '#client/lib/amounts.js';
import { formatNumber, formatRial, formatToman } from '#client/lib/format.js';
import { addressOf } from '#client/lib/payment-address.js';
import { walletMessages } from '#client/lib/messages/money/wallet.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import { tabStore } from '#client/lib/storage/tab-store.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { useOnReturn } from '#client/lib/live/use-on-return.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { depositAttempt, storePending } from './pending-info.js';
import styles from './top-up-dialog.module.css';
import { readTopUp, rialsOf, topUpSchema } from './top-up.rules.js';

const { dialog: texts } = walletMessages;
const WALLET_CARD: ReadonlySet<string> = new Set(['WalletCard']);
/** Toman. */
const QUICK = [100_000, 500_000, 1_000_000, 5_000_000];

interface TopUpDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Only one at a time: while it waits, it is shown instead of the form. */
  readonly pending: ReactNode;
}

export function TopUpDialog({ opened, onClose, pending }: TopUpDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.title}>
      {pending ?? <TopUpForm onCancel={onClose} />}
    </Modal>
  );
}

/** Opens a session at the gateway and leaves for it; what goes wrong stays readable in the dialog. */
function useDeposit(onFields: (faults: Record<string, string>) => void) {
  const client = useApolloClient();
  const [requestDeposit] = useMutation(RequestDepositDocument);
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  useOnReturn(() => setState({ busy: false, error: null }));
  const submit = async (values: { amount: string; description: string }) => {
    setState({ busy: true, error: null });
    try {
      const input = readTopUp(values);
      const { data } = await attempt(depositAttempt(input), (idempotencyKey) =>
        requestDeposit({ variables: { input, idempotencyKey } }),
      );
      const address = addressOf(data?.requestDeposit.paymentUrl);
      storePending(tabStore, {
        orderId: data?.requestDeposit.payment.id ?? '',
        amount: input.amountRials,
        description: input.description,
        timestamp: Date.now(),
      });
      // Stays busy: the page is leaving.
      location.assign(address);
    } catch (error) {
      const ui = toUiError(error);
      // It was opened elsewhere: the waiting top-up is shown instead of the form.
      if (ui.code === 'DEPOSIT_PENDING') void refreshQueries(client, WALLET_CARD);
      const { amountRials: amount, ...others } = fieldErrors(ui);
      onFields(amount === undefined ? others : { amount, ...others });
      setState({ busy: false, error });
    }
  };
  return { ...state, submit };
}

function TopUpForm({ onCancel }: { readonly onCancel: () => void }) {
  const form = useLiveForm(topUpSchema, { amount: '', description: '' });
  const deposit = useDeposit(form.setErrors);
  const rials = rialsOf(form.values.amount);
  const setAmount = (typed: string) => form.setFieldValue('amount', groupDigits(typed));
  return (
    <form noValidate onSubmit={form.onSubmit((values) => void deposit.submit(values))}>
      <Stack gap="md">
        <TextInput
          {...form.getInputProps('amount')}
          label={texts.amount}
          description={texts.amountHint(WALLET.topUpMinTomans, WALLET.topUpMaxTomans)}
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          required
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
        <Chip.Group value={form.values.amount} onChange={(value) => setAmount(String(value))}>
          <div className={styles.quick} role="group" aria-label={texts.quick}>
            {QUICK.map((amount) => (
              <Chip key={amount} value={formatNumber(amount)} size="sm" classNames={{ label: styles.chip ?? '' }}>
                {formatToman(amount)}
              </Chip>
            ))}
          </div>
        </Chip.Group>
        <Text size="sm" c="dimmed" mih={24} aria-live="polite">
          {rials !== null && texts.inRials(formatRial(rials))}
        </Text>
        <Textarea {...form.getInputProps('description')} label={texts.description} rows={2} />
        {deposit.error !== null && <ErrorNotice error={deposit.error} title={texts.failed} compact />}
        <DialogFoot onCancel={onCancel}>
          <Button type="submit" loading={deposit.busy}>
            {texts.submit}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
