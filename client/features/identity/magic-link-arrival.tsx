import { useMutation } from '@apollo/client/react';
import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { SignInByMagicLinkDocument } from '../../gql/graphql.js';
import { toUiError } from '../../lib/errors.js';
import { identity } from '../../lib/messages/identity.messages.js';
import { recovery } from '../../lib/messages/recovery.messages.js';
import { useSession } from '../../lib/session/use-session.js';
import { TextLink } from '../../ui/text-link.js';
import { localPath, targetAfterSignIn } from './after-sign-in.js';
import { AuthCard } from './auth-card.js';
import { FarewellCard, type Farewell } from './farewell-card.js';
import type { VerificationLink } from './verification-link.js';

const text = recovery.magic;

type Stage =
  | { readonly kind: 'verifying' }
  | { readonly kind: 'in'; readonly farewell: Farewell }
  | { readonly kind: 'error'; readonly message: string };

interface MagicLinkArrivalProps {
  readonly link: VerificationLink;
  /** Where the visitor wanted to go when asking for the link. */
  readonly redirect: string | null;
}

/** Signs in on arrival (S-081). Mail scanners that only fetch the page sign nobody in: it takes our own call. */
export function MagicLinkArrival({ link, redirect }: MagicLinkArrivalProps) {
  const stage = useArrival(link, redirect);
  if (stage.kind === 'in') return <FarewellCard {...stage.farewell} />;
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

/** A link works once, so it is sent once, however often React mounts. */
function useArrival(link: VerificationLink, redirect: string | null): Stage {
  const session = useSession();
  const [enter] = useMutation(SignInByMagicLinkDocument);
  const [stage, setStage] = useState<Stage>({ kind: 'verifying' });
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    enter({ variables: link }).then(
      ({ data }) => {
        if (!data) return;
        const { tokens, user, message, redirect: named } = data.signInByMagicLink;
        session.signIn(tokens, user);
        const target =
          localPath(redirect) ?? localPath(named?.url) ?? targetAfterSignIn(user, { redirect: null, from: null });
        setStage({ kind: 'in', farewell: { target, message: message || identity.signIn.welcome } });
      },
      (error: unknown) => setStage({ kind: 'error', message: toUiError(error).message }),
    );
  }, [enter, link, redirect, session]);
  return stage;
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
