import { IconCode } from '@tabler/icons-react';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { DesignPicture } from '#client/features/orders/index.js';
import type { SiteTabProps } from './site/site-tab.js';

/** The first page of the site as visitors see it, small; it follows the live release. */
export function SiteThumbnail({ site }: SiteTabProps) {
  const isCustom = site.releases.some(({ isLive, origin }) => isLive && origin === 'custom');
  // The design says nothing of what visitors see.
  if (isCustom) return <EmptyState icon={<IconCode size={28} stroke={1.75} />} {...sitePageMessages.custom.notice} />;
  return <DesignPicture src={site.previewUrl} size="top" label={orderMessages.preview(new URL(site.url).host)} />;
}
