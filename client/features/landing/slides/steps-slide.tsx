import { formatToman } from '#core/dates/calendar.js';
import { toPersianDigits } from '#core/text/digits.js';
import { PRICES } from '#core/pricing/price-list.js';
import { ltr } from '#core/text/bidi.js';
import { landing } from '#client/lib/messages/landing.messages.js';
import { usePlatformSettings } from '#client/lib/platform-state.js';
import shared from './shared.module.css';
import styles from './steps-slide.module.css';

const text = landing.steps;

/** Domain and template, payment, launch: each step is higher than the one before. */
export function StepsSlide() {
  const { fullDelivery } = usePlatformSettings().claims;
  const results = [
    [ltr(text.domain), text.domainFree],
    [formatToman(PRICES.base), text.paid],
    [fullDelivery, text.delivered],
  ] as const;
  return (
    <div className={styles.slide}>
      <div>
        <h2 className={shared.title}>{text.title}</h2>
        <p className={shared.lead}>{text.lead}</p>
      </div>
      <ol className={styles.steps}>
        {text.items.map((item, index) => (
          <li key={item.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {toPersianDigits(index + 1)}
            </span>
            <i className={shared.bar} aria-hidden="true" />
            <h3 className={shared.itemTitle}>{item.title}</h3>
            <p className={shared.itemText}>{item.text}</p>
            <p className={styles.result}>
              {results[index]?.[0]} <b>{results[index]?.[1]}</b>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
