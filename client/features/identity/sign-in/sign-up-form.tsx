import { useMutation } from '@apollo/client/react';
import { Button, Stack, TextInput } from '@mantine/core';
import { SignUpDocument } from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { signUpSecret } from '#client/lib/session/handover.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { AgreementSentence } from '#client/ui/agreement-sentence.js';
import { EMAIL_INPUT } from '../forms/email-input.js';
import { FormFault } from '../forms/form-fault.js';
import { signUpSchema, type SignUpValues } from '../forms/identity.schema.js';
import { PasswordStrengthHint } from '../forms/password-strength-hint.js';
import { SecretInput } from '../forms/secret-input.js';

interface SignUpFormProps {
  /** The account is made; a verification mail is on its way to `email`. */
  readonly onSignedUp: (email: string) => void;
}

const text = identity.fields;

export function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const [signUp, { loading, error }] = useMutation(SignUpDocument);
  const form = useLiveForm<SignUpValues>(signUpSchema, { fullName: '', email: '', password: '', confirm: '' });

  async function submit(values: SignUpValues) {
    const { confirm: _confirm, ...input } = signUpSchema.parse(values);
    try {
      await signUp({ variables: { input: { ...input, browserSecret: signUpSecret() } } });
      onSignedUp(input.email);
    } catch (failure) {
      form.setErrors(fieldErrors(toUiError(failure)));
    }
  }

  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        {error && <FormFault error={error} />}
        <TextInput
          label={text.fullName}
          placeholder={text.fullNamePlaceholder}
          autoComplete="name"
          {...form.getInputProps('fullName')}
        />
        <TextInput {...EMAIL_INPUT} label={text.email} autoComplete="email" {...form.getInputProps('email')} />
        <div>
          <SecretInput label={text.password} autoComplete="new-password" {...form.getInputProps('password')} />
          <PasswordStrengthHint password={form.values.password} />
        </div>
        <SecretInput label={text.confirm} autoComplete="new-password" {...form.getInputProps('confirm')} />
        <Button type="submit" size="md" loading={loading} fullWidth>
          {identity.signUp.submit}
        </Button>
        <AgreementSentence of="signUp" />
      </Stack>
    </form>
  );
}
