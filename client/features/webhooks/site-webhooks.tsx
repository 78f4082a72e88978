import { useQuery } from '@apollo/client/react';
import { NativeSelect, Skeleton, Stack } from '@mantine/core';
import { IconWebhook } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { loadSiteWebhooks } from '#client/features/sites/index.js';
import { OwnSitesDocument } from '#client/gql/graphql.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { accountWebhooksMessages } from './account-webhooks.messages.js';

const { sites: texts } = accountWebhooksMessages;

const WebhooksOfSite = lazy(async () => ({ default: await loadSiteWebhooks() }));

/** The webhooks of one of the viewer's sites; `?site=` says of which, of the newest if left out. */
export function SiteWebhooks() {
  const [params, setParams] = useSearchParams();
  const query = useQuery(OwnSitesDocument, {
    variables: { limit: PAGE_SIZE.max },
    fetchPolicy: 'cache-and-network',
  });
  const sites = query.data?.sites.items;
  if (!sites) return <Awaiting query={query} failed={texts.failed} rows={1} height={200} />;
  const open = sites.find(({ id }) => id === params.get('site')) ?? sites[0];
  if (!open) return <EmptyState {...texts.none} icon={<IconWebhook size={28} stroke={1.75} />} compact />;
  return (
    <Stack gap="md">
      <NativeSelect
        label={texts.site}
        size="md"
        value={open.id}
        data={sites.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={({ currentTarget }) =>
          setParams({ list: 'sites', site: currentTarget.value }, { preventScrollReset: true })
        }
      />
      <Suspense fallback={<Skeleton h={240} />}>
        <WebhooksOfSite key={open.id} siteId={open.id} />
      </Suspense>
    </Stack>
  );
}
