import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { RequestVerificationDocument, type RequestVerificationInput } from '#client/gql/graphql.js';
import { toUiError } from '#client/lib/errors.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { EMAIL_INPUT } from '../forms/email-input.js';
import { signInSchema, type SignInValues } from '../forms/identity.schema.js';
import { SecretInput } from '../forms/secret-input.js';

/** Requests the verification mail again. The server's answer is the same whether or not there is such an account. */
function useResend() {
  const [request, { loading, data, error }] = useMutation(RequestVerificationDocument);
  return {
    loading,
    isSent: data !== undefined && data !== null,
    fault: error ? toUiError(error).message : null,
    /** A failure is shown by `fault`; nothing is thrown. */
    send: (input: RequestVerificationInput) => void request({ variables: { input } }).catch(() => undefined),
  };
}

function Sent() {
  return (
    <Text size="sm" role="status">
      {identity.resend.done}
    </Text>
  );
}

/** A button, where the recipient is already known. */
export function ResendVerification(input: RequestVerificationInput) {
  const resend = useResend();
  if (resend.isSent) return <Sent />;
  return (
    <>
      <Button variant="default" size="compact-md" loading={resend.loading} onClick={() => resend.send(input)}>
        {identity.resend.action}
      </Button>
      {resend.fault && <Text size="sm">{resend.fault}</Text>}
    </>
  );
}

/** A form, where it is not. */
export function ResendVerificationForm() {
  const resend = useResend();
  const form = useLiveForm<SignInValues>(signInSchema, { email: '', password: '' });
  if (resend.isSent) return <Sent />;
  return (
    <form onSubmit={form.onSubmit((values) => resend.send(signInSchema.parse(values)))} noValidate>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {identity.resend.text}
        </Text>
        <TextInput
          {...EMAIL_INPUT}
          label={identity.fields.email}
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <SecretInput
          label={identity.fields.password}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" variant="default" loading={resend.loading}>
          {identity.resend.action}
        </Button>
        {resend.fault && (
          <Text size="sm" role="alert">
            {resend.fault}
          </Text>
        )}
      </Stack>
    </form>
  );
}
