import { memo, useMemo } from 'react';
import type { DesignFacts } from '#core/design/design-facts.js';
import type { DesignMenu } from '#core/design/design-menu.js';
import type { DesignSettings } from '#core/design/design-settings.js';
import type { Branding, DesignPage } from '#core/design/design.js';
import type { SiteBrand } from '#sitekit/page/page-view.js';
import type { Trade } from '#sitekit/templates/trades.js';
import { Scaled, type Reach } from '#client/ui/preview/scaled.js';
import { SitePage } from '#client/ui/preview/site-view.js';
import styles from './page-preview.module.css';

interface PagePreviewProps {
  readonly page: DesignPage;
  readonly pages?: readonly DesignPage[];
  readonly facts?: DesignFacts | undefined;
  /** The site's own menu; left out, it follows from the pages and sections. */
  readonly menu?: DesignMenu | undefined;
  /** Its announcement is drawn above the header, its seals below the footer, without the picture of another host. */
  readonly settings?: Pick<DesignSettings, 'announcement' | 'seals'> | undefined;
  /** The label of the chosen domain: the name of a site that was given none. */
  readonly label?: string | undefined;
  /** Drawn as visitors will see it, without samples that are not published. */
  readonly isPublished?: boolean;
  readonly branding: Branding;
  readonly trade: Trade;
  /** px the page is laid out at. */
  readonly width: number;
  readonly scheme?: 'light' | 'dark';
  /** Put before the ids of the page, since several previews share one document. */
  readonly idPrefix: string;
  /** Marks texts and pictures for an editor. */
  readonly editable?: boolean;
  readonly reach?: Reach;
  /** px that the page is high at least; null for as high as its sections are. */
  readonly height?: number | null;
  /** Shown in a line where that height ends, for an editor. */
  readonly edge?: string | undefined;
}

/** A page of the customer's site as it will be, scaled to the space there is. */
export const PagePreview = memo(function PagePreview({
  page,
  pages,
  facts,
  menu,
  settings,
  label,
  isPublished = false,
  branding,
  trade,
  width,
  scheme,
  idPrefix,
  editable = false,
  reach,
  height = null,
  edge,
}: PagePreviewProps) {
  const brand: SiteBrand = useMemo(() => ({ ...branding }), [branding]);
  // One element as long as nothing of it changes: what only concerns the frame around it draws no section anew.
  const site = useMemo(
    () => (
      <SitePage
        page={page}
        pages={pages}
        facts={facts}
        menu={menu}
        announcement={settings?.announcement}
        seals={settings?.seals}
        label={label}
        isPublished={isPublished}
        brand={brand}
        trade={trade}
        scheme={scheme}
        idPrefix={idPrefix}
        editable={editable}
      />
    ),
    [page, pages, facts, menu, settings, label, isPublished, brand, trade, scheme, idPrefix, editable],
  );
  return (
    <Scaled width={width} reach={reach}>
      <div className={styles.sheet} style={height === null ? undefined : { minBlockSize: height }} data-testid="sheet">
        {site}
        {height !== null && edge !== undefined && (
          <p className={styles.edge} style={{ insetBlockStart: height }}>
            <span>{edge}</span>
          </p>
        )}
      </div>
    </Scaled>
  );
});
