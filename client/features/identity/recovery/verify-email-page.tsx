import { useMutation } from '@apollo/client/react';
import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { REDIRECT } from '#core/limits/limits.js';
import { VerifyEmailAndSignInDocument, VerifyEmailDocument } from '#client/gql/graphql.js';
import { toUiError, uiError, type UiError } from '#client/lib/errors.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { noteSignIn, type SignUpHere } from '#client/lib/session/handover.js';
import { useSession } from '#client/lib/session/use-session.js';
import { TextLink } from '#client/ui/text-link.js';
import { usePageTitle } from '#client/ui/frame/use-page-title.js';
import { AuthCard } from '../forms/auth-card.js';
import { targetAfterSignIn } from '../after-sign-in/after-sign-in.js';
import { FarewellCard, type Farewell } from '../after-sign-in/farewell-card.js';
import { ResendVerification, ResendVerificationForm } from './resend-verification.js';
import { readVerificationLink, type VerificationLink } from './verification-link.js';

const text = identity.verify;

interface VerifyEmailPageProps {
  /** The sign-up of this browser: the link is theirs. Null where nobody signed up in it. */
  readonly own: SignUpHere | null;
}

/**
 * In the browser that signed up it verifies on arrival (S-063), signs in and returns to where the person was. Elsewhere
 * a press verifies: programs that look through mails open links, too, and some of them run scripts (decision 131).
 */
export function VerifyEmailPage({ own }: VerifyEmailPageProps) {
  usePageTitle(text.title);
  const [params] = useSearchParams();
  const [link] = useState(() => readVerificationLink(params));
  const { state, verify } = useVerification(link, own);
  if (state.kind === 'ready') return <ReadyToVerify onVerify={verify} />;
  if (state.kind === 'in') return <FarewellCard {...state.farewell} />;
  if (state.kind === 'success') return <Verified title={text.successTitle} target={own?.target ?? null} />;
  if (state.kind === 'error') return <NotVerified {...state.error} link={link} />;
  return (
    <AuthCard title={text.title}>
      <Group role="status" gap="sm">
        <Loader size="sm" />
        <Text>{text.verifying}</Text>
      </Group>
    </AuthCard>
  );
}

type Fault = Pick<UiError, 'code' | 'message'>;

type VerificationState =
  | { readonly kind: 'ready' | 'verifying' | 'success' }
  | { readonly kind: 'in'; readonly farewell: Farewell }
  | { readonly kind: 'error'; readonly error: Fault };

const INVALID: VerificationState = { kind: 'error', error: uiError('INVALID_LINK') };

/**
 * S-066: verifying, success, error. A link works once, so it is sent once, however often React mounts; where the
 * registration turns out to be another browser's, nothing has changed and the person is asked.
 */
function useVerification(link: VerificationLink | null, own: SignUpHere | null) {
  const send = useSending(own);
  const first: VerificationState = { kind: own ? 'verifying' : 'ready' };
  const [state, setState] = useState<VerificationState>(link === null ? INVALID : first);
  const sent = useRef(false);
  const verify = useCallback(
    (isPressed: boolean) => {
      if (sent.current || link === null) return;
      sent.current = true;
      setState({ kind: 'verifying' });
      send(link, isPressed).then(
        (reached) => {
          sent.current = reached.kind !== 'ready';
          setState(reached);
        },
        (error: unknown) => setState({ kind: 'error', error: toUiError(error) }),
      );
    },
    [link, send],
  );
  useEffect(() => {
    if (own) verify(false);
  }, [own, verify]);
  return { state, verify: () => verify(true) };
}

/** On arrival it signs in, too, by what the browser sent with the sign-up; by a press it verifies alone. */
function useSending(
  own: SignUpHere | null,
): (link: VerificationLink, isPressed: boolean) => Promise<VerificationState> {
  const { signIn } = useSession();
  const [verify] = useMutation(VerifyEmailDocument);
  const [verifyAndSignIn] = useMutation(VerifyEmailAndSignInDocument);
  return useCallback(
    async (link, isPressed) => {
      const browserSecret = own?.secret ?? null;
      if (isPressed || browserSecret === null) {
        await verify({ variables: link });
        return { kind: 'success' };
      }
      const entered = (await verifyAndSignIn({ variables: { ...link, browserSecret } })).data?.verifyEmailAndSignIn;
      if (!entered) return { kind: 'ready' };
      const target = own?.target ?? null;
      noteSignIn(entered.user.id, target);
      signIn(entered.tokens, entered.user);
      const message = text.successTitle;
      return { kind: 'in', farewell: { message, target: target ?? targetAfterSignIn(entered.user, NO_WISHES) } };
    },
    [own, signIn, verify, verifyAndSignIn],
  );
}

const NO_WISHES = { redirect: null, from: null };

function ReadyToVerify({ onVerify }: { readonly onVerify: () => void }) {
  return (
    <AuthCard title={text.title} text={text.ready}>
      <Button size="md" fullWidth onClick={onVerify}>
        {text.verify}
      </Button>
    </AuthCard>
  );
}

interface VerifiedProps {
  readonly title: string;
  readonly target: string | null;
}

function Verified({ title, target }: VerifiedProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate('/auth', { replace: true, state: { from: target } }),
      REDIRECT.afterVerifyMs,
    );
    return () => clearTimeout(timer);
  }, [navigate, target]);
  return (
    <AuthCard title={title}>
      <Stack role="status">
        <Text>{text.success}</Text>
        <Button component={Link} to="/auth" state={{ from: target }} replace fullWidth size="md">
          {text.now}
        </Button>
      </Stack>
    </AuthCard>
  );
}

interface NotVerifiedProps extends Fault {
  readonly link: VerificationLink | null;
}

/**
 * A used link has nothing left to do. Else another mail is offered: by the user id of the link, or by e-mail and
 * password.
 */
function NotVerified({ code, message, link }: NotVerifiedProps) {
  if (code === 'LINK_USED') return <Verified title={text.usedTitle} target={null} />;
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
