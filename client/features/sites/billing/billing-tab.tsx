import { useQuery } from '@apollo/client/react';
import { Card, Stack, Title } from '@mantine/core';
import { INVOICE } from '#core/limits/limits.js';
import { SiteBillingDocument } from '#client/gql/graphql.js';
import { siteBillingMessages as texts } from './site-billing.messages.js';
import { siteUpgradeMessages } from '#client/lib/messages/sites/site-upgrade.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import type { SiteTabProps } from '../site/site-tab.js';
import { WaitingUpgrade } from '../upgrade/waiting-upgrade.js';
import { Bought } from './bought.js';
import { MoneyBack } from './money-back.js';
import { Renewal } from './renewal.js';

/** Until when the site is paid for and what comes next; the way to stop it, and to ask for the money back. */
export function BillingTab({ site: { id, status, waitingUpgrade } }: SiteTabProps) {
  const query = useQuery(SiteBillingDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: INVOICE.refreshMs,
    skipPollAttempt: () => document.hidden,
  });
  const site = query.data?.site;
  if (!site) return <Awaiting query={query} failed={texts.failed} rows={2} height={180} />;
  return (
    <Stack gap="lg">
      <Card component="section" aria-labelledby="site-renewal">
        <Title order={2} fz={18} mb="md" id="site-renewal">
          {texts.renewal.title}
        </Title>
        <Renewal site={site} />
      </Card>
      <Card component="section" aria-labelledby="site-bought">
        <Title order={2} fz={18} mb="md" id="site-bought">
          {siteUpgradeMessages.bought.title}
        </Title>
        <Bought site={site} isOpen={status === 'online' || status === 'building'} onChange={query.refetch} />
        {waitingUpgrade && <WaitingUpgrade siteId={id} upgrade={waitingUpgrade} onChange={query.refetch} />}
      </Card>
      {(site.moneyBack ?? site.moneyBackRequest) && (
        <Card component="section" aria-labelledby="site-money-back">
          <Title order={2} fz={18} mb="xs" id="site-money-back">
            {texts.moneyBack.title}
          </Title>
          <MoneyBack site={site} onChange={query.refetch} />
        </Card>
      )}
    </Stack>
  );
}
