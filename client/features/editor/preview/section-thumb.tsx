import { memo } from 'react';
import type { SectionType } from '#core/catalogue.js';
import { CANVAS } from '#core/limits/limits.js';
import type { Trade } from '#sitekit/templates/trades.js';
import { OnSight } from '#client/ui/preview/on-sight.js';
import { Scaled } from '#client/ui/preview/scaled.js';
import { SiteSection } from '#client/ui/preview/site-view.js';
import styles from '#client/ui/preview/thumb.module.css';

interface SectionThumbProps {
  readonly sectionType: SectionType;
  readonly layoutId: string;
  readonly trade: Trade;
}

/** One layout, drawn live. The brand's variables come from around it: see `BrandScope`. */
export const SectionThumb = memo(function SectionThumb({ sectionType, layoutId, trade }: SectionThumbProps) {
  return (
    <OnSight className={styles.section}>
      <Scaled width={CANVAS.previewWidth} ratio={0.56} grow>
        <SiteSection section={{ id: layoutId, sectionType, layoutId }} trade={trade} idPrefix={`thumb-${layoutId}-`} />
      </Scaled>
    </OnSight>
  );
});
