import { useMutation } from '@apollo/client/react';
import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { SignInByMagicLinkDocument, type SignInByMagicLinkMutation } from '#client/gql/graphql.js';
import { toUiError } from '#client/lib/errors.js';
import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { recovery } from '#client/lib/messages/identity/recovery.messages.js';
import { noteSignIn } from '#client/lib/session/handover.js';
import { useSession } from '#client/lib/session/use-session.js';
import { TextLink } from '#client/ui/text-link.js';
import { localPath, targetAfterSignIn } from '../after-sign-in/after-sign-in.js';
import { AuthCard } from '../forms/auth-card.js';
import { FarewellCard, type Farewell } from '../after-sign-in/farewell-card.js';
import { SecondStepCard } from '../after-sign-in/second-step-card.js';
import { challengeOf } from '../after-sign-in/second-step.js';
import type { VerificationLink } from './verification-link.js';

const text = recovery.magic;

type Stage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'verifying' }
  | { readonly kind: 'second-step'; readonly challenge: string }
  | { readonly kind: 'in'; readonly farewell: Farewell }
  | { readonly kind: 'error'; readonly message: string };

type Arrived = SignInByMagicLinkMutation['signInByMagicLink'];

interface MagicLinkArrivalProps {
  readonly link: VerificationLink;
  /** The page that the visitor requested before the link. */
  readonly redirect: string | null;
}

/**
 * Signs in by a press: programs that look through mails open links, too, and some of them run scripts; they would use
 * the link up (decision 131).
 */
export function MagicLinkArrival({ link, redirect }: MagicLinkArrivalProps) {
  const { stage, enter, finish } = useArrival(link, redirect);
  const navigate = useNavigate();
  if (stage.kind === 'ready') return <ReadyToSignIn onEnter={enter} />;
  if (stage.kind === 'in') return <FarewellCard {...stage.farewell} />;
  if (stage.kind === 'second-step')
    return <SecondStepCard challenge={stage.challenge} onSignedIn={finish} onRestart={() => void navigate('/auth')} />;
  if (stage.kind === 'error') return <NotSignedIn message={stage.message} />;
  return (
    <AuthCard title={text.title}>
      <Group role="status" gap="sm">
        <Loader size="sm" />
        <Text>{text.verifying}</Text>
      </Group>
    </AuthCard>
  );
}

/** A link works once, so it is sent once, however often it is pressed. */
function useArrival(
  link: VerificationLink,
  redirect: string | null,
): { readonly stage: Stage; readonly enter: () => void; readonly finish: (payload: Arrived) => void } {
  const { signIn } = useSession();
  const [send] = useMutation(SignInByMagicLinkDocument);
  const [stage, setStage] = useState<Stage>({ kind: 'ready' });
  const finish = useCallback(
    ({ tokens, user, message, redirect: named }: Arrived) => {
      const target =
        localPath(redirect) ?? localPath(named?.url) ?? targetAfterSignIn(user, { redirect: null, from: null });
      noteSignIn(user.id, localPath(redirect));
      signIn(tokens, user);
      setStage({ kind: 'in', farewell: { target, message: message || identity.signIn.welcome } });
    },
    [redirect, signIn],
  );
  const sent = useRef(false);
  const enter = () => {
    if (sent.current) return;
    sent.current = true;
    setStage({ kind: 'verifying' });
    send({ variables: link }).then(
      ({ data }) => data && finish(data.signInByMagicLink),
      (error: unknown) => setStage(stageOfFailure(error)),
    );
  };
  return { stage, enter, finish };
}

function ReadyToSignIn({ onEnter }: { readonly onEnter: () => void }) {
  return (
    <AuthCard title={text.title} text={text.ready}>
      <Button size="md" fullWidth onClick={onEnter}>
        {text.enter}
      </Button>
    </AuthCard>
  );
}

function stageOfFailure(error: unknown): Stage {
  const challenge = challengeOf(error);
  return challenge === null ? { kind: 'error', message: toUiError(error).message } : { kind: 'second-step', challenge };
}

function NotSignedIn({ message }: { readonly message: string }) {
  return (
    <AuthCard title={text.errorTitle}>
      <Stack gap="md">
        <Text role="alert">{message}</Text>
        <Button component={Link} to="/auth/magic-link" size="md" fullWidth>
          {text.again}
        </Button>
        <Text size="sm" ta="center">
          <TextLink to="/auth">{text.withPassword}</TextLink>
        </Text>
      </Stack>
    </AuthCard>
  );
}
