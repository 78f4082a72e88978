import { useApolloClient, useQuery } from '@apollo/client/react';
import { Card, Container } from '@mantine/core';
import { lazy, Suspense, type PropsWithChildren } from 'react';
import { MeDocument, TwoFactorDocument } from '#client/gql/graphql.js';
import { security } from '#client/lib/messages/identity/security.messages.js';
import { useSession } from '#client/lib/session/use-session.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { PageTitle } from '#client/ui/frame/page-title.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';

const TwoFactorSetup = lazy(() =>
  import('./two-factor/two-factor-setup.js').then((module) => ({ default: module.TwoFactorSetup })),
);

/**
 * Where administrators must sign in with two steps, one who does not yet sets it up before anything else. The
 * server withholds their rights meanwhile; this only leads the way.
 */
export function AdminGate({ children }: PropsWithChildren) {
  const { user } = useSession();
  return user?.mustSetUpTwoFactor ? <SetUpFirst /> : children;
}

function SetUpFirst() {
  const { data, error, refetch } = useQuery(TwoFactorDocument);
  const client = useApolloClient();
  const { setUser } = useSession();

  async function enter() {
    const { data: mine } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
    if (mine?.me) setUser(mine.me);
  }

  return (
    <Container size={520} py={{ base: 'xl', sm: 56 }}>
      <PageTitle title={security.gate.title} text={security.gate.text} />
      <Card>
        {data && (
          <Suspense fallback={<LoadingSkeleton rows={2} height={56} />}>
            <TwoFactorSetup hasPassword={data.twoFactor.hasPassword} onDone={() => void enter()} />
          </Suspense>
        )}
        {!data && <Awaiting query={{ error, refetch }} rows={2} height={56} compact />}
      </Card>
    </Container>
  );
}
