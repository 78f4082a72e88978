import { useMutation } from '@apollo/client/react';
import { Button, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { WEBHOOK } from '../../../../core/sites/webhooks.js';
import { AddSiteWebhookDocument } from '../../../gql/graphql.js';
import { fieldErrors, toUiError } from '../../../lib/errors.js';
import { siteWebhooksMessages } from '../../../lib/messages/sites/site-webhooks.messages.js';
import { DialogFoot } from '../../../ui/dialogs/dialog-foot.js';

const { add: texts } = siteWebhooksMessages;

interface AddWebhookFormProps {
  readonly siteId: string;
  readonly onMade: (secret: string) => void;
  readonly onCancel: () => void;
}

/** The address of a program. The server judges what was typed, and says what it refuses. */
export function AddWebhookForm({ siteId, onMade, onCancel }: AddWebhookFormProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [add, { loading }] = useMutation(AddSiteWebhookDocument);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return setFault(texts.missing);
    try {
      const { data } = await add({ variables: { siteId, url: typed } });
      if (data) onMade(data.addSiteWebhook.secret);
    } catch (error) {
      const ui = toUiError(error);
      setFault(fieldErrors(ui)['url'] ?? ui.message);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <TextInput
          label={texts.label}
          description={fault === null && texts.hint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={texts.placeholder}
          data-ltr
          data-autofocus
          dir="ltr"
          inputMode="url"
          maxLength={WEBHOOK.url}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          error={fault}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFault(null);
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
