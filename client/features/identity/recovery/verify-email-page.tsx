import { useMutation } from '@apollo/client/react';
import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { REDIRECT } from '../../../../core/limits/limits.js';
import { VerifyEmailDocument } from '../../../gql/graphql.js';
import { toUiError, uiError } from '../../../lib/errors.js';
import { identity } from '../../../lib/messages/identity/identity.messages.js';
import { TextLink } from '../../../ui/text-link.js';
import { usePageTitle } from '../../../ui/frame/use-page-title.js';
import { AuthCard } from '../forms/auth-card.js';
import { ResendVerification, ResendVerificationForm } from './resend-verification.js';
import { readVerificationLink, type VerificationLink } from './verification-link.js';

const text = identity.verify;

interface VerifyEmailPageProps {
  /** Somebody has signed up in this browser: the link is theirs. */
  readonly isOwnBrowser: boolean;
  /** The page to which they wanted to go, and do after signing in. */
  readonly target: string | null;
}

/**
 * In the browser that signed up it verifies on arrival (S-063). Elsewhere a press does: programs that look through
 * mails open links, too, and some of them run scripts (decision 131).
 */
export function VerifyEmailPage({ isOwnBrowser, target }: VerifyEmailPageProps) {
  usePageTitle(text.title);
  const [params] = useSearchParams();
  const [link] = useState(() => readVerificationLink(params));
  const { state, verify } = useVerification(link, isOwnBrowser);
  if (state.kind === 'ready') return <ReadyToVerify onVerify={verify} />;
  if (state.kind === 'success') return <Verified target={target} />;
  if (state.kind === 'error') return <NotVerified message={state.message} link={link} />;
  return (
    <AuthCard title={text.title}>
      <Group role="status" gap="sm">
        <Loader size="sm" />
        <Text>{text.verifying}</Text>
      </Group>
    </AuthCard>
  );
}

type VerificationState =
  { readonly kind: 'ready' | 'verifying' | 'success' } | { readonly kind: 'error'; readonly message: string };

const INVALID: VerificationState = { kind: 'error', message: uiError('INVALID_LINK').message };

/** S-066: verifying, success, error. A link works once, so it is sent once, however often React mounts. */
function useVerification(link: VerificationLink | null, atOnce: boolean) {
  const [send] = useMutation(VerifyEmailDocument);
  const first: VerificationState = { kind: atOnce ? 'verifying' : 'ready' };
  const [state, setState] = useState<VerificationState>(link === null ? INVALID : first);
  const sent = useRef(false);
  const verify = useCallback(() => {
    if (sent.current || link === null) return;
    sent.current = true;
    setState({ kind: 'verifying' });
    send({ variables: link }).then(
      () => setState({ kind: 'success' }),
      (error: unknown) => setState({ kind: 'error', message: toUiError(error).message }),
    );
  }, [link, send]);
  useEffect(() => {
    if (atOnce) verify();
  }, [atOnce, verify]);
  return { state, verify };
}

function ReadyToVerify({ onVerify }: { readonly onVerify: () => void }) {
  return (
    <AuthCard title={text.title} text={text.ready}>
      <Button size="md" fullWidth onClick={onVerify}>
        {text.verify}
      </Button>
    </AuthCard>
  );
}

function Verified({ target }: Pick<VerifyEmailPageProps, 'target'>) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate('/auth', { replace: true, state: { from: target } }),
      REDIRECT.afterVerifyMs,
    );
    return () => clearTimeout(timer);
  }, [navigate, target]);
  return (
    <AuthCard title={text.successTitle}>
      <Stack role="status">
        <Text>{text.success}</Text>
        <Button component={Link} to="/auth" state={{ from: target }} replace fullWidth size="md">
          {text.now}
        </Button>
      </Stack>
    </AuthCard>
  );
}

interface NotVerifiedProps {
  readonly message: string;
  readonly link: VerificationLink | null;
}

/** By the user id of the link where it names one, else by e-mail and password. */
function NotVerified({ message, link }: NotVerifiedProps) {
  return (
    <AuthCard title={text.errorTitle}>
      <Stack gap="md">
        <Text role="alert">{message}</Text>
        {link === null ? <ResendVerificationForm /> : <ResendVerification userId={link.userId} />}
        <Text size="sm" ta="center">
          <TextLink to="/auth">{text.back}</TextLink>
        </Text>
      </Stack>
    </AuthCard>
  );
}
