import { useMutation } from '@apollo/client/react';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { AddApiKeyScopesDocument, type OwnApiKeyFragment } from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { apiKeyMessages } from './api-key.messages.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { toast } from '#client/ui/toast.js';
import { FormFault, SecretInput } from '#client/features/identity/index.js';
import { movesMoney, scopeOf, widenKeySchema } from './api-keys.rules.js';
import { ScopePicker } from './scope-picker.js';

const { dialog, widening: text } = apiKeyMessages;

interface WidenKeyFormProps {
  readonly apiKey: OwnApiKeyFragment;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

interface Values extends Record<string, unknown> {
  scopes: string[];
  password: string;
}

export function WidenKeyForm({ apiKey, hasPassword, onClose }: WidenKeyFormProps) {
  const schema = widenKeySchema(hasPassword);
  const form = useLiveForm<Values>(schema, { scopes: [], password: '' });
  const [widen, { loading }] = useMutation(AddApiKeyScopesDocument);
  const [fault, setFault] = useState<unknown>(null);

  async function submit(values: Values) {
    setFault(null);
    try {
      await widen({ variables: { input: { id: apiKey.id, ...schema.parse(values) } } });
      toast.success(text.done);
      onClose();
    } catch (failure) {
      const ui = toUiError(failure);
      if (ui.fields.length > 0) form.setErrors(fieldErrors(ui));
      else setFault(failure);
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
      <Stack gap="md">
        {fault !== null && <FormFault error={fault} />}
        <Text size="sm">{text.text(apiKey.name)}</Text>
        <ScopePicker
          granted={apiKey.scopes.map(scopeOf)}
          value={form.values.scopes}
          error={form.errors['scopes']}
          onChange={(scopes) => {
            form.setFieldValue('scopes', scopes);
            form.clearFieldError('scopes');
          }}
        />
        {movesMoney(form.values.scopes) && (
          <Alert color="yellow" variant="light" radius="md" icon={<IconAlertTriangle size={20} />}>
            <Text size="sm">{dialog.money}</Text>
          </Alert>
        )}
        {hasPassword && (
          <SecretInput
            label={dialog.password}
            description={dialog.passwordHint}
            autoComplete="current-password"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('password')}
          />
        )}
        <DialogFoot onCancel={onClose}>
          <Button type="submit" loading={loading}>
            {text.submit}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
