import { useMutation } from '@apollo/client/react';
import { Alert, Button, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { API_KEY } from '#core/api-keys.js';
import { CreateApiKeyDocument } from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { apiKeyMessages } from './api-key.messages.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { FormFault, SecretInput } from '#client/features/identity/index.js';
import { movesMoney, newKeySchema } from './api-keys.rules.js';
import { ScopePicker } from './scope-picker.js';

const { dialog: text } = apiKeyMessages;

const LIVES = API_KEY.lifeDays.choices.map((days) => ({ value: String(days), label: text.days(days) }));

interface NewKeyFormProps {
  readonly hasPassword: boolean;
  readonly onMade: (key: string) => void;
  readonly onCancel: () => void;
}

interface Values extends Record<string, unknown> {
  name: string;
  scopes: string[];
  expiresInDays: string;
  password: string;
}

export function NewKeyForm({ hasPassword, onMade, onCancel }: NewKeyFormProps) {
  const schema = newKeySchema(hasPassword);
  const empty: Values = { name: '', scopes: [], expiresInDays: String(API_KEY.lifeDays.default), password: '' };
  const form = useLiveForm<Values>(schema, empty);
  const [create, { loading }] = useMutation(CreateApiKeyDocument);
  const [fault, setFault] = useState<unknown>(null);

  async function submit(values: Values) {
    setFault(null);
    try {
      const { data } = await create({ variables: { input: schema.parse(values) } });
      if (data) onMade(data.createApiKey.key);
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
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            label={text.name}
            description={text.nameHint}
            placeholder={text.namePlaceholder}
            maxLength={API_KEY.nameMax}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <NativeSelect label={text.life} data={LIVES} {...form.getInputProps('expiresInDays')} />
        </SimpleGrid>
        <ScopePicker
          value={form.values.scopes}
          error={form.errors['scopes']}
          onChange={(scopes) => {
            form.setFieldValue('scopes', scopes);
            form.clearFieldError('scopes');
          }}
        />
        {movesMoney(form.values.scopes) && (
          <Alert color="yellow" variant="light" radius="md" icon={<IconAlertTriangle size={20} />}>
            <Text size="sm">{text.money}</Text>
          </Alert>
        )}
        {hasPassword && (
          <SecretInput
            label={text.password}
            description={text.passwordHint}
            autoComplete="current-password"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('password')}
          />
        )}
        <DialogFoot onCancel={onCancel}>
          <Button type="submit" loading={loading}>
            {text.submit}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}
