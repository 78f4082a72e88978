import { differenceLabel } from '#core/pricing/difference-words.js';
import type { DifferenceLine } from '#core/pricing/pricing-difference.js';
import { siteUpgradeMessages as texts } from '#client/lib/messages/sites/site-upgrade.messages.js';
import styles from './upgrade-lines.module.css';

/** The additions to a site, each with «+ … تومان» for the rest of its period. */
export function UpgradeLines({ lines }: { readonly lines: readonly DifferenceLine[] }) {
  return (
    <dl className={styles.lines} aria-label={texts.lines}>
      {lines.map((line) => (
        <div key={`${line.kind}:${line.key}`}>
          <dt>{differenceLabel(line)}</dt>
          <dd>{line.amountToman < 0 ? texts.taken(line.amountToman) : texts.added(line.amountToman)}</dd>
        </div>
      ))}
    </dl>
  );
}
