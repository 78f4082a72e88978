import { useApolloClient, useQuery } from '@apollo/client/react';
import { Card, Title } from '@mantine/core';
import { SecurityDocument } from '../../gql/graphql.js';
import { security } from '../../lib/messages/identity/security.messages.js';
import { refreshQueries } from '../../lib/rest/refresh.js';
import { Awaiting } from '../../ui/awaiting.js';
import rows from '../../ui/lists/row-list.module.css';
import { PasswordRow } from './password-row.js';
import { ProviderRows } from './provider-rows.js';
import { TwoFactorRow } from './two-factor/two-factor-row.js';

/** What a changed way of signing in may change on the screen. */
const CONCERNED: ReadonlySet<string> = new Set(['Security', 'Me', 'MySessions']);

/** How one signs in: the password, the second step, the linked providers. */
export function SecurityCard({ email }: { readonly email: string }) {
  const { data, error, refetch } = useQuery(SecurityDocument, { fetchPolicy: 'cache-and-network' });
  const client = useApolloClient();
  const changed = () => void refreshQueries(client, CONCERNED);
  return (
    <Card component="section" aria-labelledby="security-title">
      <Title order={2} fz={17} id="security-title">
        {security.title}
      </Title>
      {!data && <Awaiting query={{ error, refetch }} failed={security.failed} rows={3} height={56} compact />}
      {data && (
        <ul className={rows.list}>
          <PasswordRow email={email} hasPassword={data.twoFactor.hasPassword} onChanged={changed} />
          <TwoFactorRow status={data.twoFactor} onChanged={changed} />
          <ProviderRows identities={data.oauthIdentities} onChanged={changed} />
        </ul>
      )}
    </Card>
  );
}
