import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { SITE_STATUSES } from '#core/sites/site-status.js';
import { AdminSitesDocument } from '#client/gql/graphql.js';
import { shownData } from '#client/lib/apollo/shown-data.js';
import { adminSiteMessages as texts } from '#client/lib/messages/admin/admin-sites.messages.js';
import { CsvButton } from '#client/ui/lists/csv-button.js';
import { LIVE_LIST, useLiveList } from '../live-list.js';
import { AdminList } from '../parts/admin-list.js';
import { Choice, DaysChoice } from '../parts/choice.js';
import { orderOf } from '../parts/list-order.js';
import { ListBar } from '../parts/list-bar.js';
import { choiceOf, customerOf, instantsOf, rangeOf, useAdminUrl } from '../use-admin-url.js';
import { SiteTable } from './site-table.js';
import { SITE_LISTS } from './use-site-acts.js';

const CHOICES = SITE_STATUSES.map((value) => ({ value, label: texts.statuses[value] }));
const BUILDS = [{ value: 'failing', label: texts.failing }];

/** Everybody's sites: search, state, builds that fail, live. */
export function SiteList() {
  useLiveList('sites', SITE_LISTS);
  const url = useAdminUrl();
  const status = choiceOf(url, 'status', SITE_STATUSES);
  const build = choiceOf(url, 'build', ['failing']);
  const filters = { search: url.search || null, status, build, ...instantsOf(rangeOf(url)), userId: customerOf(url) };
  const { build: _build, ...asked } = filters;
  const order = orderOf(url, ['created', 'address']);
  const query = useQuery(AdminSitesDocument, {
    variables: { ...asked, ...order, isFailing: build === 'failing', page: url.page, limit: PAGE_SIZE.admin },
    ...LIVE_LIST,
  });
  const found = shownData(query)?.sites;
  return (
    <Stack gap="lg">
      <ListBar texts={texts} url={url} query={query} refreshing={query.loading && found !== undefined}>
        <Choice url={url} name="status" options={CHOICES} />
        <Choice url={url} name="build" label={texts.builds} all={texts.allBuilds} options={BUILDS} />
        <DaysChoice url={url} />
        <CsvButton
          path="/api/admin/export/sites.csv"
          query={{ ...asked, isFailing: build && 'true' }}
          fileName="sites.csv"
        />
      </ListBar>
      <AdminList found={found} query={query} texts={texts} filters={filters} url={url}>
        {(sites) => <SiteTable sites={sites} />}
      </AdminList>
    </Stack>
  );
}
