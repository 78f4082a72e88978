import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SignInMutation } from '#client/gql/graphql.js';
import { security } from '#client/lib/messages/identity/security.messages.js';
import { sessionTexts as m } from '#client/lib/messages/identity/session.messages.js';
import { useSession } from '#client/lib/session/use-session.js';
import { SecondStep, type CodeKind } from '../after-sign-in/second-step-card.js';
import { SignInForm } from './sign-in-form.js';

interface SignInAgainProps {
  /** The page itself, for the ways to sign in that lead away from it. */
  readonly from: string;
  /** That the session is over, and what of the page stays. */
  readonly text: string;
  /** Goes on without an account. */
  readonly onLeave: () => void;
}

/** Over a page whose session has ended: it stays as it is until somebody signs in, or goes on without an account. */
export function SignInAgain({ from, text, onLeave }: SignInAgainProps) {
  const session = useSession();
  const [challenge, setChallenge] = useState<string | null>(null);
  const [kind, setKind] = useState<CodeKind>('app');
  const welcome = ({ tokens, user }: SignInMutation['signIn']) => session.signIn(tokens, user);
  const isCode = challenge !== null;
  const codeText = kind === 'app' ? security.secondStep.text : security.secondStep.recoveryText;
  return (
    <Modal
      opened
      onClose={onLeave}
      title={isCode ? security.secondStep.title : m.title}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      <Stack gap="md">
        <Text size="sm">{isCode ? codeText : text}</Text>
        {isCode ? (
          <SecondStep
            challenge={challenge}
            kind={kind}
            onKind={setKind}
            onSignedIn={welcome}
            onRestart={() => setChallenge(null)}
          />
        ) : (
          <>
            <SignInForm email="" from={from} onSignedIn={welcome} onChallenge={setChallenge} />
            <Button component={Link} to="/auth" state={{ from }} variant="subtle" size="md">
              {m.otherWays}
            </Button>
          </>
        )}
        <Button variant="subtle" color="gray" c="var(--b-text)" size="md" onClick={onLeave}>
          {m.leave}
        </Button>
      </Stack>
    </Modal>
  );
}
