import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { SignInDocument, type SignInMutation } from '../../gql/graphql.js';
import { fieldErrors, toUiError } from '../../lib/errors.js';
import { identity } from '../../lib/messages/identity.messages.js';
import { recovery } from '../../lib/messages/recovery.messages.js';
import { useLiveForm } from '../../lib/use-live-form.js';
import { TextLink } from '../../ui/text-link.js';
import { EMAIL_INPUT } from './email-input.js';
import { FormFault } from './form-fault.js';
import { signInSchema, type SignInValues } from './identity.schema.js';
import { ResendVerification } from './resend-verification.js';
import { SecretInput } from './secret-input.js';

interface SignInFormProps {
  readonly email: string;
  readonly onSignedIn: (payload: SignInMutation['signIn']) => void;
}

export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const [signIn, { loading, error }] = useMutation(SignInDocument);
  const form = useLiveForm<SignInValues>(signInSchema, { email, password: '' });

  async function submit(values: SignInValues) {
    try {
      const { data } = await signIn({ variables: signInSchema.parse(values) });
      if (data) onSignedIn(data.signIn);
    } catch (failure) {
      form.setErrors(fieldErrors(toUiError(failure)));
    }
  }

  const isUnverified = error !== undefined && toUiError(error).code === 'EMAIL_NOT_VERIFIED';
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        {error && (
          <FormFault error={error}>
            {isUnverified && <ResendVerification email={form.values.email} password={form.values.password} />}
          </FormFault>
        )}
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
        <Text size="sm" mt={-6}>
          <TextLink to="/forgot-password" state={{ email: form.values.email }}>
            {recovery.forgot.link}
          </TextLink>
        </Text>
        <Button type="submit" size="md" loading={loading} fullWidth>
          {identity.signIn.submit}
        </Button>
        <ByMail email={form.values.email} />
      </Stack>
    </form>
  );
}

/** The other way in; it keeps what the visitor typed and where they wanted to go. */
function ByMail({ email }: { readonly email: string }) {
  const { search, state } = useLocation();
  const kept = typeof state === 'object' && state !== null ? state : {};
  return (
    <Button
      component={Link}
      to={`/auth/magic-link${search}`}
      state={{ ...kept, email }}
      variant="default"
      size="md"
      fullWidth
      leftSection={<IconMail size={20} stroke={1.75} />}
    >
      {recovery.magic.link}
    </Button>
  );
}
