import type { PlatformMode } from '#core/platform.js';
import { GoLink } from '#client/lib/go.js';
import { formatDateTime, toPersianDigits } from '#client/lib/format.js';
import { platformMessages } from '#client/lib/messages/platform-mode.messages.js';
import { usePlatformSettings } from '#client/lib/platform-state.js';
import { EmailLink, PhoneLink, SocialLinks } from '#client/ui/contact-links.js';
import { Mark } from '#client/ui/mark.js';
import { usePageTitle } from '#client/ui/frame/use-page-title.js';
import { useTimeLeft } from './countdown.js';
import styles from './notice-page.module.css';

const text = platformMessages.notice;

/** Instead of the whole site while it is closed. Goes by itself as soon as the site is open again. */
export function NoticePage({ mode: { mode, message, until } }: { readonly mode: PlatformMode }) {
  const settings = usePlatformSettings();
  const words = mode === 'update_mode' ? text.update_mode : text.temporarily_unavailable;
  usePageTitle(words.title);
  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        {settings.logo ? <img src={settings.logo} alt="" height={36} /> : <Mark size={36} />}
        <span>{settings.name}</span>
      </header>
      <main className={styles.main}>
        <div className={styles.blocks} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.text}>{message ?? words.text}</p>
        {until && <Return until={until} />}
        <p className={styles.note}>{text.live}</p>
      </main>
      <footer className={styles.footer}>
        <span className={styles.question}>{text.contact}</span>
        <span className={styles.contacts}>
          <PhoneLink contact={settings} className={styles.link} />
          <EmailLink contact={settings} className={styles.link} />
          <SocialLinks contact={settings} className={styles.link} />
        </span>
        <GoLink to="/auth" className={styles.link}>
          {text.admin}
        </GoLink>
      </footer>
    </div>
  );
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** Read out once and not every second. */
function Return({ until }: { readonly until: string }) {
  const left = useTimeLeft(until);
  return (
    <div className={styles.return}>
      {left ? (
        <div className={styles.cells} role="timer" aria-live="off" aria-label={text.countdown}>
          {UNITS.filter((unit) => unit !== 'days' || left.days > 0).map((unit) => (
            <span key={unit} className={styles.cell}>
              <b>{toPersianDigits(String(left[unit]).padStart(2, '0'))}</b>
              <span>{text.units[unit]}</span>
            </span>
          ))}
        </div>
      ) : (
        <p className={styles.soon}>{text.soon}</p>
      )}
      <p className={styles.when}>{text.until(formatDateTime(new Date(until)))}</p>
    </div>
  );
}
