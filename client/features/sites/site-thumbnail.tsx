import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { SiteDesignDocument } from '../../gql/graphql.js';
import { sitePageMessages } from '../../lib/messages/site-page.messages.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { OrderPreview } from '../orders/index.js';
import type { SiteTabProps } from './site-tabs.js';

/** px the page is laid out at. */
const LAID_OUT_AT = 1200;

/** The first page of the site, small and live; it follows the live release. */
export function SiteThumbnail({ site: { id, url, liveReleaseId } }: SiteTabProps) {
  const { data, error, refetch } = useQuery(SiteDesignDocument, { variables: { id } });
  const shown = data?.site;
  useEffect(() => {
    if (shown && shown.liveReleaseId !== liveReleaseId) void refetch();
  }, [shown, liveReleaseId, refetch]);
  if (error) return <ErrorNotice error={error} title={sitePageMessages.failed} onRetry={() => void refetch()} />;
  if (!shown) return <Skeleton h={480} radius={0} />;
  const order = { id, domain: new URL(url).host, wizardData: shown.design, logoUrl: shown.logoUrl };
  return <OrderPreview order={order} width={LAID_OUT_AT} />;
}
