import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { SiteDesignDocument } from '../../gql/graphql.js';
import { sitePageMessages } from '../../lib/messages/sites/site-page.messages.js';
import { useRefetchOnChange } from '../../lib/live/use-refetch-on-change.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { OrderPreview } from '../orders/index.js';
import type { SiteTabProps } from './site-tabs.js';

/** px the page is laid out at. */
const LAID_OUT_AT = 1200;

/** The first page of the site, small and live; it follows the live release. */
export function SiteThumbnail({ site }: SiteTabProps) {
  const isCustom = site.releases.some(({ isLive, origin }) => isLive && origin === 'custom');
  return isCustom ? <CustomNotice /> : <DrawnSite site={site} />;
}

/** The design says nothing of what visitors see. */
function CustomNotice() {
  return <EmptyState icon={<IconCode size={28} stroke={1.75} />} {...sitePageMessages.custom.notice} />;
}

function DrawnSite({ site: { id, url, liveReleaseId } }: SiteTabProps) {
  const query = useQuery(SiteDesignDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const { data, error, refetch } = query;
  const shown = data?.site;
  // The cache has the new live release at once, and the design of the one before it.
  useRefetchOnChange(query.observable, liveReleaseId ?? '');
  if (error && !shown)
    return <ErrorNotice error={error} title={sitePageMessages.failed} onRetry={() => void refetch()} />;
  if (!shown) return <Skeleton h={480} radius={0} />;
  const order = { id, domain: new URL(url).host, wizardData: shown.design, logoUrl: shown.logoUrl };
  return <OrderPreview order={order} width={LAID_OUT_AT} />;
}
