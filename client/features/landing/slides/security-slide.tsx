import { formatPercent } from '../../../../core/text/number-format.js';
import { landing } from '../../../lib/messages/landing.messages.js';
import { usePlatformSettings } from '../../../lib/platform-state.js';
import { formatNumber } from '../../../../core/dates/calendar.js';
import { Glyph, type GlyphName } from '../glyph.js';
import styles from './security-slide.module.css';
import shared from './shared.module.css';

const text = landing.security;
const GLYPHS: readonly GlyphName[] = ['shield', 'card', 'cloud'];

const MINUTES_A_MONTH = 30 * 24 * 60;

/** The most that the promise allows in a month, in whole minutes. */
function downMinutes(share: number): number {
  return Math.max(1, Math.ceil(Math.round(MINUTES_A_MONTH * (1 - share) * 1000) / 1000));
}

/** The promised uptime, and what it comes to in minutes. */
export function SecuritySlide() {
  const { uptimePercent } = usePlatformSettings().claims;
  const share = uptimePercent / 100;
  return (
    <div className={shared.columns}>
      <div className={styles.uptime}>
        <p className={styles.label}>{text.uptimeLabel}</p>
        <p className={styles.number}>{formatPercent(uptimePercent)}</p>
        <div className={styles.bar} aria-hidden="true">
          <i />
        </div>
        <div className={styles.legend} aria-hidden="true">
          <span>{text.monthLabel}</span>
          <span>{text.downLabel}</span>
        </div>
        <p className={shared.lead}>{text.uptimeText(formatNumber(downMinutes(share)))}</p>
      </div>
      <div>
        <h2 className={shared.title}>{text.title}</h2>
        <p className={shared.lead}>{text.lead}</p>
        <ul className={`${shared.items} ${styles.items}`}>
          {text.items.map((item, index) => (
            <li key={item.title} className={styles.item}>
              <span className={styles.glyph}>
                <Glyph name={GLYPHS[index] ?? 'check'} size={24} />
              </span>
              <div>
                <h3 className={shared.itemTitle}>{item.title}</h3>
                <p className={shared.itemText}>{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
