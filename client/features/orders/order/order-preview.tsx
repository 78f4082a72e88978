import { Text } from '@mantine/core';
import { memo, useMemo } from 'react';
import { hostLabel } from '#core/sites/domain-name.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { OnSight } from '#client/ui/preview/on-sight.js';
import { Scaled } from '#client/ui/preview/scaled.js';
import { SitePage } from '#client/ui/preview/site-view.js';
import { keptPictures, useFileAddresses } from '#client/features/files/index.js';
import { readOrderDesign } from './order-design.js';
import styles from './order-preview.module.css';

interface OrderPreviewProps {
  readonly order: {
    readonly id: string;
    readonly domain: string;
    readonly wizardData: unknown;
    readonly logoUrl?: string | null | undefined;
  };
  /** px the page is laid out at. */
  readonly width: number;
  readonly pageId?: string | undefined;
  /** The description of the picture, for screen readers; the site at its domain, if left out. */
  readonly label?: string | undefined;
}

/** The ordered site as it will be, small and live, rendered when it becomes visible. */
export const OrderPreview = memo(function OrderPreview({ order, width, pageId, label }: OrderPreviewProps) {
  const { id, domain, wizardData, logoUrl } = order;
  const rendered = useMemo(() => readOrderDesign(wizardData), [wizardData]);
  const pages = rendered?.pages ?? [];
  const logo = rendered?.branding.logo ?? null;
  const fileUrl = useFileAddresses(useMemo(() => (rendered ? keptPictures(rendered.design) : []), [rendered]));
  const page = pages.find((each) => each.id === pageId) ?? pages[0];
  if (!rendered || !page) return <Text className={styles.none}>{orderMessages.noPreview}</Text>;
  return (
    <div className={styles.frame} role="img" aria-label={label ?? orderMessages.preview(domain)}>
      <OnSight className={styles.page}>
        <Scaled width={width}>
          <SitePage
            page={page}
            pages={pages}
            facts={rendered.design.facts}
            menu={rendered.design.menu}
            announcement={rendered.design.settings?.announcement}
            label={hostLabel(domain)}
            isPublished
            brand={rendered.branding}
            trade={rendered.trade}
            fileUrl={(reference) => (reference === logo ? (logoUrl ?? null) : fileUrl(reference))}
            idPrefix={`order-${id}-${width}-`}
          />
        </Scaled>
      </OnSight>
    </div>
  );
});
