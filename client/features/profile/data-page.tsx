import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { MyClosingDocument } from '#client/gql/graphql.js';
import type { Owner } from '#client/lib/session/owner.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { PreferencesCard } from '#client/features/notifications/index.js';
import { OwnDataCard } from './account/own-data-card.js';
import { AgreementsCard } from './agreements/agreements-card.js';
import { profileMessages } from './profile.messages.js';

interface DataPageProps {
  /** Removes what this browser stores of the person; for a closed account. */
  readonly forgetWork: (owner: Owner) => Promise<void>;
}

/** The subjects of notifications, the documents that one agreed to, and the data of the account. */
export function DataPage({ forgetWork }: DataPageProps) {
  const query = useQuery(MyClosingDocument);
  const { me: user, twoFactor } = query.data ?? {};
  return (
    <Stack gap="lg">
      <PreferencesCard />
      <AgreementsCard />
      {user && twoFactor ? (
        <OwnDataCard
          forgetWork={() => forgetWork(user.id)}
          email={user.email}
          hasPassword={twoFactor.hasPassword}
          hasTwoFactor={twoFactor.enabledAt !== null}
        />
      ) : (
        <Awaiting query={query} failed={profileMessages.failed} rows={1} height={180} />
      )}
    </Stack>
  );
}
