import { Alert, Group, Stack, Text } from '@mantine/core';
import { IconMailCheck, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { signInLink } from '#core/client-links.js';
import type { SignInMutation } from '#client/gql/graphql.js';
import { noteSignIn, noteSignUp } from '#client/lib/session/handover.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { useSession } from '#client/lib/session/use-session.js';
import { TextLink } from '#client/ui/text-link.js';
import { usePageTitle } from '#client/ui/frame/use-page-title.js';
import { localPath, targetAfterSignIn, requestedTarget } from '../after-sign-in/after-sign-in.js';
import { AuthCard } from '../forms/auth-card.js';
import { FarewellCard, type Farewell } from '../after-sign-in/farewell-card.js';
import { OAuthButtons } from '../oauth/oauth-buttons.js';
import { OAuthNotice } from '../oauth/oauth-notice.js';
import { SecondStepCard } from '../after-sign-in/second-step-card.js';
import { SessionEndedNotice } from './session-ended-notice.js';
import { SignInForm } from './sign-in-form.js';
import { SignUpForm } from './sign-up-form.js';
import { useSignInTarget } from '../after-sign-in/use-sign-in-target.js';

export function AuthPage() {
  const session = useSession();
  const wishes = useSignInTarget();
  const [farewell, setFarewell] = useState<Farewell | null>(null);
  const [challenge, setChallenge] = useState<string | null>(null);

  function welcome({ tokens, user, message, redirect }: SignInMutation['signIn']) {
    const named = requestedTarget(wishes) === null ? localPath(redirect?.url) : null;
    if (named !== null)
      setFarewell({ target: named, message: redirect?.message || message || identity.signIn.welcome });
    noteSignIn(user.id, requestedTarget(wishes));
    session.signIn(tokens, user);
  }

  if (farewell !== null) return <FarewellCard {...farewell} />;
  if (session.status === 'signed-in') return <Navigate to={targetAfterSignIn(session.user, wishes)} replace />;
  if (challenge !== null)
    return <SecondStepCard challenge={challenge} onSignedIn={welcome} onRestart={() => setChallenge(null)} />;
  return (
    <AuthForms
      keepsDesign={requestedTarget(wishes)?.startsWith('/wizard') ?? false}
      comesBack={requestedTarget(wishes) !== null}
      onSignedIn={welcome}
      onChallenge={setChallenge}
    />
  );
}

interface AuthFormsProps {
  readonly keepsDesign: boolean;
  /** Signing in leads back to the page that sent the visitor here. */
  readonly comesBack: boolean;
  readonly onSignedIn: (payload: SignInMutation['signIn']) => void;
  readonly onChallenge: (challenge: string) => void;
}

function AuthForms({ keepsDesign, comesBack, onSignedIn, onChallenge }: AuthFormsProps) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const wishes = useSignInTarget();
  const [signedUpEmail, setSignedUpEmail] = useState<string | null>(null);
  const isSignUp = params.get('mode') === 'signup' && signedUpEmail === null;
  const text = isSignUp ? identity.signUp : identity.signIn;
  usePageTitle(text.title);

  /** Back to login mode, with the sentence about the mail. */
  function showLogin(email: string) {
    noteSignUp(requestedTarget(wishes));
    setSignedUpEmail(email);
    setParams(withoutMode(params), { replace: true, state });
  }

  return (
    <AuthCard title={text.title} text={text.text}>
      <Stack gap="lg">
        <SessionEndedNotice comesBack={comesBack} />
        <OAuthNotice />
        {signedUpEmail !== null && (
          <Alert
            role="status"
            color="green"
            variant="light"
            radius="md"
            icon={<IconMailCheck size={20} />}
            title={identity.signUp.doneTitle}
          >
            {identity.signUp.done(signedUpEmail)}
          </Alert>
        )}
        {keepsDesign && signedUpEmail === null && (
          <Alert color="violet" variant="light" radius="md" icon={<IconSparkles size={20} />}>
            {identity.keepsDesign}
          </Alert>
        )}
        {isSignUp ? (
          <SignUpForm onSignedUp={showLogin} />
        ) : (
          <SignInForm
            key={signedUpEmail}
            email={signedUpEmail ?? ''}
            onSignedIn={onSignedIn}
            onChallenge={onChallenge}
          />
        )}
        <OAuthButtons isAgreed={isSignUp} />
        <ModeSwitch isSignUp={isSignUp} params={params} state={state} onSwitch={() => setSignedUpEmail(null)} />
      </Stack>
    </AuthCard>
  );
}

function withoutMode(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('mode');
  return next;
}

interface ModeSwitchProps {
  readonly isSignUp: boolean;
  readonly params: URLSearchParams;
  readonly state: unknown;
  readonly onSwitch: () => void;
}

function ModeSwitch({ isSignUp, params, state, onSwitch }: ModeSwitchProps) {
  const next = withoutMode(params);
  if (!isSignUp) next.set('mode', 'signup');
  return (
    <Group justify="center" gap={6} onClick={onSwitch}>
      <Text size="sm" c="dimmed">
        {isSignUp ? identity.signUp.toSignIn : identity.signIn.toSignUp}
      </Text>
      <Text size="sm">
        <TextLink to={signInLink(Object.fromEntries(next))} state={state}>
          {isSignUp ? identity.signUp.toSignInLink : identity.signIn.toSignUpLink}
        </TextLink>
      </Text>
    </Group>
  );
}
