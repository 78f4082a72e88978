import type { ReactNode } from 'react';
import { formatToman } from '../../../../core/dates/calendar.js';
import { toPersianDigits } from '../../../../core/text/digits.js';
import { PRICES } from '../../../../core/pricing/price-list.js';
import { landing } from '../../../lib/messages/landing.messages.js';
import { usePlatformSettings } from '../../../lib/platform-state.js';
import { Glyph } from '../glyph.js';
import shared from './shared.module.css';
import styles from './steps-slide.module.css';

const text = landing.steps;

const PICTURES: readonly ReactNode[] = [
  <div key="domain" className={styles.strip}>
    <bdi dir="ltr">{text.domain}</bdi>
    <span className={styles.good}>
      <Glyph name="check" size={16} /> {text.domainFree}
    </span>
  </div>,
  <div key="paid" className={styles.strip}>
    <span>{formatToman(PRICES.base)}</span>
    <span className={styles.good}>
      <Glyph name="check" size={16} /> {text.paid}
    </span>
  </div>,
  <div key="online" className={styles.strip}>
    <FullDelivery />
    <span className={styles.good}>
      <span className={styles.pulse} /> {text.online}
    </span>
  </div>,
];

function FullDelivery() {
  return <span>{usePlatformSettings().claims.fullDelivery}</span>;
}

/** Domain and template, payment, launch: each step is one block higher, as in the logo. */
export function StepsSlide() {
  return (
    <div>
      <div className={shared.head}>
        <h2 className={shared.title}>{text.title}</h2>
        <p className={shared.lead}>{text.lead}</p>
      </div>
      <ol className={styles.steps}>
        {text.items.map((item, index) => (
          <li key={item.title} className={`${shared.card} ${styles.step}`}>
            <span className={styles.number} aria-hidden="true">
              {toPersianDigits(index + 1)}
            </span>
            <div>
              <h3 className={shared.itemTitle}>{item.title}</h3>
              <p className={shared.itemText}>{item.text}</p>
            </div>
            {PICTURES[index]}
          </li>
        ))}
      </ol>
    </div>
  );
}
