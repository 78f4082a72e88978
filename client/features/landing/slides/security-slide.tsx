import { formatPercent } from '#core/text/number-format.js';
import { GoLink } from '#client/lib/go.js';
import { landing } from '#client/lib/messages/landing.messages.js';
import { useMeasuredUptime, usePlatformSettings } from '#client/lib/platform-state.js';
import { formatNumber } from '#core/dates/calendar.js';
import styles from './security-slide.module.css';
import shared from './shared.module.css';

const text = landing.security;

const MINUTES_A_MONTH = 30 * 24 * 60;

/** The most that the promise allows in a month, in whole minutes. */
function downMinutes(share: number): number {
  return Math.max(1, Math.ceil(Math.round(MINUTES_A_MONTH * (1 - share) * 1000) / 1000));
}

/** The promised uptime as large as the page, and what it comes to in minutes. */
export function SecuritySlide() {
  const { uptimePercent, cdn } = usePlatformSettings().claims;
  const measured = useMeasuredUptime();
  const share = uptimePercent / 100;
  return (
    <div className={styles.slide}>
      <div className={styles.head}>
        <h2 className={shared.title}>{text.title}</h2>
        <p className={shared.lead}>{text.lead}</p>
      </div>
      <div>
        <p className={styles.label}>{text.uptimeLabel}</p>
        <p className={styles.number}>{formatPercent(uptimePercent)}</p>
        <div className={`${shared.bar} ${styles.month}`} aria-hidden="true">
          <i />
        </div>
        <p className={styles.legend}>
          <span aria-hidden="true">{text.monthLabel}</span>
          <span>{text.uptimeText(formatNumber(downMinutes(share)))}</span>
        </p>
        {measured && (
          <p className={styles.measured}>
            <GoLink to="/status">{text.measured(measured.percent, new Date(measured.since))}</GoLink>
          </p>
        )}
      </div>
      <ul className={`${shared.items} ${styles.items}`}>
        {text.items(cdn).map((item) => (
          <li key={item.title} className={styles.item}>
            <h3 className={shared.itemTitle}>{item.title}</h3>
            <p className={shared.itemText}>{item.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
