import { Text } from '@mantine/core';
import { designExcess } from '#core/design/design-excess.js';
import {
  differenceLines,
  priceDifference,
  together,
  type PeriodLeft,
  type SiteCounts,
} from '#core/pricing/pricing-difference.js';
import type { Billing } from '#core/pricing/pricing.js';
import { siteUpgradeMessages as texts } from '#client/lib/messages/sites/site-upgrade.messages.js';
import { Money } from '#client/ui/money.js';
import { UpgradeLines } from '#client/ui/documents/upgrade-lines.js';
import { type DesignDraft, measuresOf } from '#client/features/editor/index.js';
import styles from './site-designer.module.css';

/** The paid counts of a site, and the part of its period that further things are priced for. */
export interface PaidSite {
  readonly bought: SiteCounts;
  readonly billing: Billing;
  /** Days. */
  readonly period: PeriodLeft;
  /** Else an administrator designs, who cannot buy for the owner. */
  readonly isOwner: boolean;
}

/** Whether the draft has more than was bought. Services are no part of a draft. */
export function isBeyond({ bought }: PaidSite, draft: DesignDraft): boolean {
  return designExcess(bought, { ...measuresOf(draft), services: [] }) !== null;
}

/** The parts of the draft beyond what was bought, each with its price; nothing where there are none. */
export function DesignerPrice({ paid, draft }: { readonly paid: PaidSite; readonly draft: DesignDraft }) {
  const { bought, billing, period, isOwner } = paid;
  const wanted = together(bought, { ...measuresOf(draft), services: [] });
  const isShown = isBeyond(paid, draft);
  const { payable } = priceDifference(bought, wanted, billing, period);
  return (
    <div role="status">
      {isShown && (
        <section className={styles.price} aria-label={texts.lines}>
          <Text size="sm">{isOwner ? texts.beyond : texts.others.beyond}</Text>
          <UpgradeLines lines={differenceLines(bought, wanted, billing, period)} />
          {isOwner && (
            <div className={styles.total}>
              <span>{texts.now}</span>
              <Money toman={payable} />
            </div>
          )}
        </section>
      )}
    </div>
  );
}
