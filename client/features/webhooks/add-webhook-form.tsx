import { useMutation } from '@apollo/client/react';
import { Button, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { AccountEventKind } from '#core/account-events.js';
import { AddAccountWebhookDocument } from '#client/gql/graphql.js';
import { KindChoice, kindsMissing, namesOfKinds } from '#client/features/account-events/index.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { AddressField } from '#client/ui/webhooks/address-field.js';
import { webhookMessages } from '#client/ui/webhooks/webhook.messages.js';

const { add: texts } = webhookMessages;

interface AddWebhookFormProps {
  readonly onMade: (secret: string) => void;
  readonly onCancel: () => void;
}

interface Faults {
  readonly url?: string | undefined;
  readonly kinds?: string | undefined;
}

/** The address of a program, and the kinds that it receives. The server judges what was typed. */
export function AddWebhookForm({ onMade, onCancel }: AddWebhookFormProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly AccountEventKind[] | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [add, { loading }] = useMutation(AddAccountWebhookDocument);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const kinds = kindsMissing(chosen);
    const missing = { ...(typed.trim() === '' && { url: texts.missing }), ...(kinds !== undefined && { kinds }) };
    if (Object.keys(missing).length > 0) return setFaults(missing);
    try {
      const { data } = await add({ variables: { url: typed, kinds: namesOfKinds(chosen ?? []) } });
      if (data) onMade(data.addAccountWebhook.secret);
    } catch (error) {
      const ui = toUiError(error);
      const { url, kinds } = fieldErrors(ui);
      setFaults(url === undefined && kinds === undefined ? { url: ui.message } : { url, kinds });
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <AddressField
          value={typed}
          error={faults.url}
          onChange={(url) => {
            setTyped(url);
            setFaults({ ...faults, url: undefined });
          }}
        />
        <KindChoice
          value={chosen}
          error={faults.kinds}
          onChange={(kinds) => {
            setChosen(kinds);
            setFaults({ ...faults, kinds: undefined });
          }}
        />
        <DialogFoot onCancel={onCancel}>
          <Button type="submit" loading={loading}>
            {texts.submit}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
