import { useMutation } from '@apollo/client/react';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { MONEY_BACK } from '#core/limits/limits.js';
import { rial, rialToToman } from '#core/money.js';
import {
  RequestMoneyBackDocument,
  WithdrawMoneyBackDocument,
  type SiteBillingFieldsFragment,
} from '#client/gql/graphql.js';
import { formatDate, formatToman } from '#client/lib/format.js';
import { siteBillingMessages } from './site-billing.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { ReasonForm } from '#client/ui/dialogs/reason-form.js';
import { toast } from '#client/ui/toast.js';
import { Tone } from '#client/ui/tone.js';
import { useOwnsSite } from '../site/owns-site.js';

const { moneyBack: texts } = siteBillingMessages;

interface MoneyBackProps {
  readonly site: SiteBillingFieldsFragment;
  /** Reads it again. */
  readonly onChange: () => Promise<unknown>;
}

/** The guarantee with its last day, what was asked for, and what came of it. */
export function MoneyBack({ site: { orderId, moneyBack, moneyBackRequest }, onChange }: MoneyBackProps) {
  const ownsSite = useOwnsSite();
  const [asking, setAsking] = useState(false);
  return (
    <Stack gap="md" align="flex-start">
      {moneyBack && (
        <Text c="dimmed">{moneyBack.mayRequest ? texts.text(formatDate(new Date(moneyBack.until))) : texts.rule}</Text>
      )}
      {moneyBackRequest && <Request request={moneyBackRequest} orderId={orderId} onChange={onChange} />}
      {ownsSite && moneyBack?.mayRequest && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {texts.ask}
        </Button>
      )}
      <Modal opened={asking} onClose={() => setAsking(false)} title={texts.ask}>
        <AskForm orderId={orderId} onClose={() => setAsking(false)} onChange={onChange} />
      </Modal>
    </Stack>
  );
}

interface RequestProps extends Pick<MoneyBackProps, 'onChange'> {
  readonly orderId: string;
  readonly request: NonNullable<SiteBillingFieldsFragment['moneyBackRequest']>;
}

const TONES = {
  pending: 'waiting',
  approved: 'good',
  refused: 'bad',
  withdrawn: 'neutral',
  closed: 'neutral',
} as const;

function Request({ request, orderId, onChange }: RequestProps) {
  const { status, reason, decision, amountRials, createdAt } = request;
  const ownsSite = useOwnsSite();
  const [withdraw, { loading }] = useMutation(WithdrawMoneyBackDocument, { variables: { orderId } });
  const withdrawRequest = async () => {
    try {
      await withdraw();
      toast.success(texts.withdrawn);
    } catch (error) {
      toast.error(error, texts.withdrawFailed);
    }
    await onChange();
  };
  return (
    <Stack gap={4} align="flex-start">
      <Group gap="xs">
        <Tone tone={TONES[status]}>{texts.statuses[status]}</Tone>
        <Text size="sm" c="dimmed">
          <JalaliDate value={createdAt} time />
        </Text>
      </Group>
      <Text>{reason}</Text>
      {amountRials !== null && <Text size="sm">{texts.given(formatToman(rialToToman(rial(amountRials))))}</Text>}
      {decision && <Text size="sm">{texts.decision(decision)}</Text>}
      {ownsSite && status === 'pending' && (
        <Button mt="xs" size="compact-md" variant="default" loading={loading} onClick={() => void withdrawRequest()}>
          {texts.withdraw}
        </Button>
      )}
    </Stack>
  );
}

interface AskFormProps extends Pick<MoneyBackProps, 'onChange'> {
  readonly orderId: string;
  readonly onClose: () => void;
}

function AskForm({ orderId, onClose, onChange }: AskFormProps) {
  const [request, { loading }] = useMutation(RequestMoneyBackDocument);
  const send = async (reason: string) => {
    try {
      await request({ variables: { orderId, reason } });
      toast.success(texts.asked);
      onClose();
    } catch (error) {
      toast.error(error, texts.requestFailed);
    }
    await onChange();
  };
  return (
    <ReasonForm
      label={texts.reason}
      action={texts.send}
      least={MONEY_BACK.reasonLeast}
      most={MONEY_BACK.reasonMost}
      rows={4}
      loading={loading}
      onSend={send}
      onCancel={onClose}
    >
      <Text size="sm">{texts.consequence}</Text>
    </ReasonForm>
  );
}
