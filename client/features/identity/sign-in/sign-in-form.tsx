import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { z } from 'zod';
import { SignInDocument, type SignInMutation } from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { recovery } from '#client/lib/messages/identity/recovery.messages.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { laterDialog } from '#client/ui/dialogs/later-dialog.js';
import { TextLink } from '#client/ui/text-link.js';
import { EMAIL_INPUT } from '../forms/email-input.js';
import { Fault } from '../forms/form-fault.js';
import { signInSchema, type SignInValues } from '../forms/identity.schema.js';
import { ResendVerification } from '../recovery/resend-verification.js';
import { challengeOf } from '../after-sign-in/second-step.js';
import { SecretInput } from '../forms/secret-input.js';
import { isUnverified, refusalOf, refusedBefore, type SignInRefusal } from './sign-in-refusal.js';

const VerificationDialog = laterDialog(
  async () => (await import('../recovery/verification-dialog.js')).VerificationDialog,
);

interface SignInFormProps {
  readonly email: string;
  readonly onSignedIn: (payload: SignInMutation['signIn']) => void;
  /** The password was right, and a code is still to come. */
  readonly onChallenge: (challenge: string) => void;
  /** The page that a link by mail leads back to; left out, what the address of this page says. */
  readonly from?: string;
}

type Pair = z.output<typeof signInSchema>;

/** Sending the form, and its result where it does not sign in. */
function useSignIn({ email, onSignedIn, onChallenge }: SignInFormProps) {
  const client = useApolloClient();
  const [signIn] = useMutation(SignInDocument);
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);
  const [unverified, setUnverified] = useState<Pair | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useLiveForm<SignInValues>(signInSchema, { email, password: '' });

  /** The right password of an unverified address opens the dialog; a wrong one gets a message about the address. */
  async function attempt(pair: Pair): Promise<SignInRefusal | null> {
    const refused = await refusedBefore(client, pair.email);
    try {
      const { data } = await signIn({ variables: pair });
      if (data) onSignedIn(data.signIn);
      return null;
    } catch (failure) {
      const challenge = challengeOf(failure);
      if (challenge !== null) {
        onChallenge(challenge);
        return null;
      }
      if (isUnverified(failure)) setUnverified(pair);
      else if (refused !== null) return refused;
      form.setErrors(fieldErrors(toUiError(failure)));
      return refusalOf(failure, pair);
    }
  }

  async function submit(values: SignInValues) {
    setBusy(true);
    setRefusal(null);
    setUnverified(null);
    setRefusal(await attempt(signInSchema.parse(values)));
    setBusy(false);
  }

  return { form, busy, refusal, unverified, submit, closeDialog: () => setUnverified(null) };
}

export function SignInForm(props: SignInFormProps) {
  const { form, busy, refusal, unverified, submit, closeDialog } = useSignIn(props);
  return (
    <>
      {unverified && (
        <VerificationDialog {...unverified} opened onClose={closeDialog} onVerified={() => void submit(unverified)} />
      )}
      <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
        <Stack gap="md">
          {refusal && (
            <Fault message={refusal.message}>{refusal.resend && <ResendVerification {...refusal.resend} />}</Fault>
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
          <Button type="submit" size="md" loading={busy} fullWidth>
            {identity.signIn.submit}
          </Button>
          <ByMail email={form.values.email} from={props.from} />
        </Stack>
      </form>
    </>
  );
}

/** The other way in; it keeps what the visitor typed and where they wanted to go. */
function ByMail({ email, from }: { readonly email: string; readonly from: string | undefined }) {
  const { search, state } = useLocation();
  const ofAddress = typeof state === 'object' && state !== null ? state : {};
  const kept = from === undefined ? ofAddress : { from };
  return (
    <Button
      component={Link}
      to={`/auth/magic-link${from === undefined ? search : ''}`}
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
