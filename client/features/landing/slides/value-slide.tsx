import { formatNumber, formatToman } from '../../../../core/dates/calendar.js';
import { ANNUAL_DISCOUNT_PERCENT, PRICES, SERVICES } from '../../../../core/pricing/price-list.js';
import { GoLink } from '../../../lib/go.js';
import { landing } from '../../../lib/messages/landing.messages.js';
import { usePlatformSettings } from '../../../lib/platform-state.js';
import { formatPercent } from '../../../../core/text/number-format.js';
import { Glyph } from '../glyph.js';
import shared from './shared.module.css';
import styles from './value-slide.module.css';

const text = landing.value;

const EXTRAS = [
  [text.extras.page, PRICES.page],
  [text.extras.section, PRICES.section],
  [text.extras.logo, PRICES.logo],
  [text.extras.seo, SERVICES.seoOptimization.price],
  [text.extras.rush, SERVICES.rushDelivery.price],
] as const;

/** What it costs, what is in it, what is not, all from the one price list. */
export function ValueSlide() {
  const { freeDomain } = usePlatformSettings().claims;
  const included = freeDomain === '' ? text.included : [freeDomain, ...text.included];
  return (
    <div className={`${shared.columns} ${styles.columns}`}>
      <div>
        <h2 className={shared.title}>{text.title}</h2>
        <p className={shared.lead}>{text.lead}</p>
        <h3 className={styles.extrasTitle}>{text.extrasTitle}</h3>
        <dl className={styles.extras}>
          {EXTRAS.map(([label, price]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatToman(price)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={`${shared.card} ${styles.plan}`}>
        <p className={styles.planName}>{text.plan}</p>
        <p className={styles.price}>
          <strong>{formatNumber(PRICES.base)}</strong> <span>{text.unit}</span>
        </p>
        <p className={styles.annual}>{text.annual(formatPercent(ANNUAL_DISCOUNT_PERCENT))}</p>
        <p className={styles.includedTitle}>{text.includedTitle}</p>
        <ul className={styles.included}>
          {included.map((item) => (
            <li key={item}>
              <Glyph name="check" size={18} />
              {item}
            </li>
          ))}
        </ul>
        <GoLink className={shared.primary} to="/wizard">
          {text.action}
        </GoLink>
      </div>
    </div>
  );
}
