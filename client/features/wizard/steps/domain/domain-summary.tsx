import { IconListCheck } from '@tabler/icons-react';
import { formatNumber } from '#core/dates/calendar.js';
import type { ExtensionPrices } from '#core/pricing/price-list.js';
import { domainMessages } from '../../messages/wizard-domain.messages.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import { Panel } from '#client/ui/panel.js';
import { usePrices } from '../../state/use-prices.js';
import { useWizard } from '../../state/wizard-context.js';
import styles from './domain-step.module.css';

const m = domainMessages.summary;

export function DomainSummary() {
  const { draft, prices } = useWizard();
  const { label, extension, isOwned } = draft.domain;
  const { renewals } = usePrices();
  const extras = draft.extraDomains;
  const extensions = [...(isOwned ? [] : [extension]), ...extras.map((extra) => extra.extension)];
  const sumOf = (of: ExtensionPrices) => extensions.reduce((total, each) => total + (of[each] ?? 0), 0);
  const sum = sumOf(prices);
  return (
    <Panel title={m.title} icon={<IconListCheck size={18} />}>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{m.primary}</dt>
          <dd>{label === '' ? m.none : <Ltr>{label + extension}</Ltr>}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{m.extras}</dt>
          <dd>{formatNumber(extras.length)}</dd>
        </div>
        {extensions.length > 0 && (
          <>
            <div className={`${styles.fact} ${styles.sum}`}>
              <dt>{m.total}</dt>
              <dd>{sum === 0 ? m.free : <Money toman={sum} />}</dd>
            </div>
            <div className={styles.fact}>
              <dt>{m.renewal}</dt>
              <dd>
                <Money toman={sumOf(renewals)} />
              </dd>
            </div>
          </>
        )}
      </dl>
    </Panel>
  );
}
