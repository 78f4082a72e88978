import { useMutation } from '@apollo/client/react';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { toLatinDigits } from '#core/text/digits.js';
import {
  AccountWebhookDeliveriesDocument,
  ReplayAccountEventsDocument,
  type AccountWebhookFieldsFragment,
} from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { toast } from '#client/ui/toast.js';
import { accountWebhooksMessages } from './account-webhooks.messages.js';

const { replay: texts } = accountWebhooksMessages;

interface WebhookProps {
  readonly webhook: AccountWebhookFieldsFragment;
}

/** Sends a part of the log again. */
export function ReplayEvents({ webhook }: WebhookProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<IconRepeat size={17} aria-hidden />}
        aria-label={texts.label(webhook.url)}
        onClick={() => setOpen(true)}
      >
        {texts.action}
      </Button>
      <Modal opened={isOpen} onClose={close} title={texts.title}>
        <ReplayForm webhook={webhook} onDone={close} />
      </Modal>
    </>
  );
}

/** A number of the log, in Persian or Latin digits; null for what is none. */
function sequenceOf(typed: string): number | null {
  const digits = toLatinDigits(typed).trim();
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}

interface Faults {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

function ReplayForm({ webhook: { id }, onDone }: WebhookProps & { readonly onDone: () => void }) {
  const [typed, setTyped] = useState({ from: '', to: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [replay, { loading }] = useMutation(ReplayAccountEventsDocument, {
    refetchQueries: [{ query: AccountWebhookDeliveriesDocument, variables: { id } }],
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [from, to] = [sequenceOf(typed.from), sequenceOf(typed.to)];
    if (from === null || to === null) {
      return setFaults({ ...(from === null && { from: texts.missing }), ...(to === null && { to: texts.missing }) });
    }
    try {
      const { data } = await replay({ variables: { id, from, to } });
      if (data?.replayAccountEvents === 0) return setFaults({ to: texts.done(0) });
      if (data) toast.passing(texts.done(data.replayAccountEvents));
      onDone();
    } catch (error) {
      const ui = toUiError(error);
      const known = fieldErrors(ui);
      setFaults({ from: known['from'], to: known['to'] ?? (known['from'] === undefined ? ui.message : undefined) });
    }
  };
  const field = (name: 'from' | 'to') => (
    <TextInput
      label={texts[name]}
      inputMode="numeric"
      dir="ltr"
      data-ltr
      autoComplete="off"
      maxLength={15}
      flex="1 1 140px"
      data-autofocus={name === 'from' || undefined}
      value={typed[name]}
      error={faults[name]}
      onChange={(event) => {
        setTyped({ ...typed, [name]: event.currentTarget.value });
        setFaults({ ...faults, [name]: undefined });
      }}
    />
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <Text size="sm">{texts.text}</Text>
        <Group align="flex-start" gap="md">
          {field('from')}
          {field('to')}
        </Group>
        <DialogFoot onCancel={onDone}>
          <Button type="submit" loading={loading}>
            {texts.submit}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
