import { uptimeMessages as texts } from '#client/lib/messages/uptime.messages.js';
import { countDays, dayText, lookOf, type ShownDay } from './status.rules.js';
import styles from './status.module.css';

/** One bar for each day, oldest first, and the days with failures as text. */
export function DayBars({ days }: { readonly days: readonly ShownDay[] }) {
  const failing = days.filter(({ failures }) => failures > 0).reverse();
  return (
    <div className={styles.history}>
      <div className={styles.bars} role="img" aria-label={texts.bars(countDays(days))}>
        {days.map((day) => (
          <i key={day.day} data-look={lookOf(day)} title={dayText(day)} />
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{texts.oldest}</span>
        <span>{texts.today}</span>
      </div>
      {failing.length > 0 && (
        <details className={styles.failing}>
          <summary>{texts.listDays}</summary>
          <ul>
            {failing.map((day) => (
              <li key={day.day}>{dayText(day)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
