import { Button, Stack, TextInput } from '@mantine/core';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { EMAIL_INPUT } from '../forms/email-input.js';
import { FormFault } from '../forms/form-fault.js';
import { emailOnlySchema, type EmailOnlyValues } from './recovery.schema.js';

interface EmailOnlyFormProps {
  /** The first value of the field. */
  readonly email: string;
  readonly action: string;
  readonly loading: boolean;
  readonly error: unknown;
  readonly onSubmit: (email: string) => void;
}

/** One address and one button: where to send a link. */
export function EmailOnlyForm({ email, action, loading, error, onSubmit }: EmailOnlyFormProps) {
  const form = useLiveForm<EmailOnlyValues>(emailOnlySchema, { email });
  return (
    <form onSubmit={form.onSubmit((values) => onSubmit(emailOnlySchema.parse(values).email))} noValidate>
      <Stack gap="md">
        {error !== undefined && error !== null && <FormFault error={error} />}
        <TextInput
          {...EMAIL_INPUT}
          label={identity.fields.email}
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <Button type="submit" size="md" loading={loading} fullWidth>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
