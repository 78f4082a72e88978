import { ActionIcon } from '@mantine/core';
import { IconListDetails, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { countSections } from '#core/design/design-measures.js';
import { CANVAS } from '#core/limits/limits.js';
import { couponLineOf } from '#core/pricing/pricing.js';
import { drawnPages } from '#core/design/shared-sections.js';
import { confirmMessages, pricingMessages } from '../../messages/wizard-order.messages.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import { Panel } from '#client/ui/panel.js';
import { PagePreview, useDrawnBranding, useTrade } from '#client/features/editor/index.js';
import { useWizard } from '../../state/wizard-context.js';
import styles from './confirm-step.module.css';

const m = confirmMessages.summary;

/** Site type, page count, primary colour, total price, domain; each leads back to its step. */
export function OrderSummary() {
  const { draft, quote } = useWizard();
  const coupon = quote && couponLineOf(quote);
  const { label, extension } = draft.domain;
  const extras = draft.extraDomains.length;
  return (
    <Panel title={m.title} icon={<IconListDetails size={18} />}>
      <div className={styles.summary}>
        <SitePicture />
        <div>
          {quote && (
            <p className={styles.total}>
              <strong data-testid="summary-total">
                <Money toman={quote.payable} />
              </strong>
              <span>
                {m.total} ({pricingMessages.billing[draft.billing]})
              </span>
              {coupon && <small>{m.coupon(coupon.key, -coupon.amountToman)}</small>}
            </p>
          )}
          <dl className={styles.facts}>
            <Fact name={m.domain} step={4}>
              <Ltr>{label + extension}</Ltr>
              {extras > 0 && <small>{m.extras(extras)}</small>}
            </Fact>
            <Fact name={m.siteType} step={1}>
              {draft.siteType === 'business' ? m.business : m.personal}
            </Fact>
            <Fact name={m.pages} step={2}>
              {m.pagesValue(draft.design.pages.length, countSections(draft.design))}
            </Fact>
            <Fact name={m.color} step={3}>
              <span className={styles.colour}>
                <span className={styles.swatch} style={{ background: draft.branding.primaryColor }} aria-hidden />
                <Ltr>{draft.branding.primaryColor}</Ltr>
              </span>
            </Fact>
          </dl>
        </div>
      </div>
    </Panel>
  );
}

/** The first page once more, in the customer's own colours. */
function SitePicture() {
  const { draft } = useWizard();
  const branding = useDrawnBranding();
  const trade = useTrade();
  const pages = drawnPages(draft.design);
  const [page] = pages;
  if (page === undefined) return null;
  return (
    <div className={styles.picture}>
      <PagePreview
        page={page}
        pages={pages}
        branding={branding}
        facts={draft.design.facts}
        menu={draft.design.menu}
        settings={draft.design.settings}
        label={draft.domain.label}
        isPublished
        trade={trade}
        width={CANVAS.previewWidth}
        idPrefix="summary-"
      />
    </div>
  );
}

function Fact({
  name,
  step,
  children,
}: {
  readonly name: string;
  readonly step: number;
  readonly children: ReactNode;
}) {
  const { goTo } = useWizard();
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>
        <span>{children}</span>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={m.change(name)} onClick={() => goTo(step)}>
          <IconPencil size={18} stroke={1.75} />
        </ActionIcon>
      </dd>
    </div>
  );
}
