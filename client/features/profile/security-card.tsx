import { useApolloClient } from '@apollo/client/react';
import { Card, Title } from '@mantine/core';
import type { MySecurityQuery } from '#client/gql/graphql.js';
import { security } from '#client/lib/messages/identity/security.messages.js';
import { refreshQueries } from '#client/lib/rest/refresh.js';
import rows from '#client/ui/lists/row-list.module.css';
import { PasswordRow } from './password-row.js';
import { ProviderRows } from './provider-rows.js';
import { TwoFactorRow } from './two-factor/two-factor-row.js';

/** The queries whose answers may change with a way of signing in. */
const CONCERNED: ReadonlySet<string> = new Set(['MySecurity', 'Me']);

interface SecurityCardProps {
  readonly account: Pick<MySecurityQuery, 'twoFactor' | 'oauthIdentities'>;
  readonly email: string;
}

/** How one signs in: the password, the second step, the linked providers. */
export function SecurityCard({ account, email }: SecurityCardProps) {
  const client = useApolloClient();
  const changed = () => void refreshQueries(client, CONCERNED);
  return (
    <Card component="section" aria-labelledby="security-title">
      <Title order={2} fz={17} id="security-title">
        {security.title}
      </Title>
      <ul className={rows.list}>
        <PasswordRow email={email} hasPassword={account.twoFactor.hasPassword} onChanged={changed} />
        <TwoFactorRow status={account.twoFactor} onChanged={changed} />
        <ProviderRows identities={account.oauthIdentities} onChanged={changed} />
      </ul>
    </Card>
  );
}
