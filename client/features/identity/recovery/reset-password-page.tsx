import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { REDIRECT } from '#core/limits/limits.js';
import { ResetPasswordDocument } from '#client/gql/graphql.js';
import { fieldErrors, toUiError, uiError } from '#client/lib/errors.js';
import { recovery } from '#client/lib/messages/identity/recovery.messages.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { useSession } from '#client/lib/session/use-session.js';
import { AgreementSentence } from '#client/ui/agreement-sentence.js';
import { Ltr } from '#client/ui/ltr.js';
import { TextLink } from '#client/ui/text-link.js';
import { usePageTitle } from '#client/ui/frame/use-page-title.js';
import { AuthCard } from '../forms/auth-card.js';
import { FormFault } from '../forms/form-fault.js';
import { PasswordStrengthHint } from '../forms/password-strength-hint.js';
import { newPasswordPairSchema, type NewPasswordPair } from './recovery.schema.js';
import { SecretInput } from '../forms/secret-input.js';

const text = recovery.reset;

type Stage = { readonly kind: 'form' | 'done' } | { readonly kind: 'invalid'; readonly message: string };

/** The form can do nothing about them. */
const DEAD_LINK: ReadonlySet<string> = new Set(['INVALID_RESET_LINK', 'LINK_USED', 'LINK_REPLACED', 'LINK_EXPIRED']);

const NO_TOKEN: Stage = { kind: 'invalid', message: uiError('INVALID_RESET_LINK').message };

/**
 * The link's token and, where the mail named it, the account's address come in the query; `first` where it is the first
 * password of the account.
 */
export function ResetPasswordPage() {
  usePageTitle(text.title);
  const [params] = useSearchParams();
  const [link] = useState(() => ({
    token: params.get('token') ?? '',
    email: params.get('email'),
    isFirst: params.has('first'),
  }));
  const [stage, setStage] = useState<Stage>(link.token === '' ? NO_TOKEN : { kind: 'form' });
  if (stage.kind === 'invalid') return <InvalidLink message={stage.message} />;
  if (stage.kind === 'done') return <Done />;
  return (
    <AuthCard title={text.title} text={text.text}>
      <ResetForm
        {...link}
        onDone={() => setStage({ kind: 'done' })}
        onInvalid={(message) => setStage({ kind: 'invalid', message })}
      />
    </AuthCard>
  );
}

interface ResetFormProps {
  readonly token: string;
  readonly email: string | null;
  readonly isFirst: boolean;
  readonly onDone: () => void;
  readonly onInvalid: (message: string) => void;
}

function ResetForm({ token, email, isFirst, onDone, onInvalid }: ResetFormProps) {
  const [reset, { loading, error }] = useMutation(ResetPasswordDocument);
  const session = useSession();
  const form = useLiveForm<NewPasswordPair>(newPasswordPairSchema, { password: '', confirm: '' });

  async function submit({ password }: NewPasswordPair) {
    try {
      await reset({ variables: { token, newPassword: password, email } });
      // The server has ended every session; this browser must not go on with a dead one.
      if (session.status !== 'guest') await session.signOut();
      onDone();
    } catch (failure) {
      const { code, message, ...rest } = toUiError(failure);
      if (DEAD_LINK.has(code)) onInvalid(message);
      else form.setErrors(fieldErrors({ code, message, ...rest }));
    }
  }

  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack gap="md">
        {error && <FormFault error={error} />}
        {email !== null && <Account email={email} />}
        <div>
          <SecretInput label={text.newPassword} autoComplete="new-password" {...form.getInputProps('password')} />
          <PasswordStrengthHint password={form.values.password} />
        </div>
        <SecretInput label={text.confirm} autoComplete="new-password" {...form.getInputProps('confirm')} />
        <Button type="submit" size="md" loading={loading} fullWidth>
          {text.submit}
        </Button>
        {isFirst && <AgreementSentence of="choosePassword" />}
      </Stack>
    </form>
  );
}

/** Shows whose password it is; the hidden field informs the browser's password manager. */
function Account({ email }: { readonly email: string }) {
  return (
    <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
      {text.account} <Ltr>{email}</Ltr>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    </Text>
  );
}

function InvalidLink({ message }: { readonly message: string }) {
  return (
    <AuthCard title={text.invalidTitle}>
      <Stack gap="md">
        <Text role="alert">{message}</Text>
        <Button component={Link} to="/forgot-password" size="md" fullWidth>
          {text.again}
        </Button>
        <Text size="sm" ta="center">
          <TextLink to="/auth">{recovery.forgot.back}</TextLink>
        </Text>
      </Stack>
    </AuthCard>
  );
}

function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/auth', { replace: true }), REDIRECT.afterVerifyMs);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthCard title={text.doneTitle}>
      <Stack role="status">
        <Text>{text.done}</Text>
        <Button component={Link} to="/auth" replace fullWidth size="md">
          {text.now}
        </Button>
      </Stack>
    </AuthCard>
  );
}
