import { useMutation } from '@apollo/client/react';
import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
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
  /** Where one signs in afterwards; with `redirect=wizard` where a design waits in this browser. */
  readonly authPath: string;
}

/** Verifies on arrival. Mail scanners that only fetch the page verify nothing: it takes our own call. */
export function VerifyEmailPage({ authPath }: VerifyEmailPageProps) {
  usePageTitle(text.title);
  const [params] = useSearchParams();
  const [link] = useState(() => readVerificationLink(params));
  const state = useVerification(link);
  if (state.kind === 'success') return <Verified authPath={authPath} />;
  if (state.kind === 'error') return <NotVerified message={state.message} link={link} authPath={authPath} />;
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
  { readonly kind: 'verifying' | 'success' } | { readonly kind: 'error'; readonly message: string };

const INVALID: VerificationState = { kind: 'error', message: uiError('INVALID_LINK').message };

/**
 * S-066: verifying (from the first moment: there is nothing to press), success, error. A link works once, so it is sent
 * once, however often React mounts.
 */
function useVerification(link: VerificationLink | null): VerificationState {
  const [verify] = useMutation(VerifyEmailDocument);
  const [state, setState] = useState<VerificationState>(link === null ? INVALID : { kind: 'verifying' });
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current || link === null) return;
    sent.current = true;
    verify({ variables: link }).then(
      () => setState({ kind: 'success' }),
      (error: unknown) => setState({ kind: 'error', message: toUiError(error).message }),
    );
  }, [link, verify]);
  return state;
}

function Verified({ authPath }: VerifyEmailPageProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(authPath, { replace: true }), REDIRECT.afterVerifyMs);
    return () => clearTimeout(timer);
  }, [navigate, authPath]);
  return (
    <AuthCard title={text.successTitle}>
      <Stack role="status">
        <Text>{text.success}</Text>
        <Button component={Link} to={authPath} replace fullWidth size="md">
          {text.now}
        </Button>
      </Stack>
    </AuthCard>
  );
}

interface NotVerifiedProps extends VerifyEmailPageProps {
  readonly message: string;
  readonly link: VerificationLink | null;
}

/** By the user id of the link where it names one, else by e-mail and password. */
function NotVerified({ message, link, authPath }: NotVerifiedProps) {
  return (
    <AuthCard title={text.errorTitle}>
      <Stack gap="md">
        <Text role="alert">{message}</Text>
        {link === null ? <ResendVerificationForm /> : <ResendVerification userId={link.userId} />}
        <Text size="sm" ta="center">
          <TextLink to={authPath}>{text.back}</TextLink>
        </Text>
      </Stack>
    </AuthCard>
  );
}
