import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { MySecurityDocument } from '#client/gql/graphql.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { ApiKeysCard } from '#client/features/api-keys/index.js';
import { profileMessages } from './profile.messages.js';
import { SecurityCard } from './security-card.js';
import { SessionsCard } from './sessions/sessions-card.js';
import { WebhooksCard } from './webhooks-card.js';

/** The ways of signing in, where one is signed in, and the programs that act for the account. */
export function SecurityPage() {
  const { data, error, refetch } = useQuery(MySecurityDocument, { fetchPolicy: 'cache-and-network' });
  if (!data?.me) return <Awaiting query={{ error, refetch }} failed={profileMessages.failed} rows={2} height={180} />;
  return (
    <Stack gap="lg">
      <SecurityCard account={data} email={data.me.email} />
      <SessionsCard sessions={data.mySessions} onEnded={() => refetch()} />
      <ApiKeysCard />
      <WebhooksCard />
    </Stack>
  );
}
