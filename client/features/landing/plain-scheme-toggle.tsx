import { landing } from '#client/lib/messages/landing.messages.js';
import { LineIcon } from './line-icon.js';
import styles from './plain-scheme-toggle.module.css';

const ATTRIBUTE = 'data-mantine-color-scheme';

function toggle(): void {
  const root = document.documentElement;
  const next = root.getAttribute(ATTRIBUTE) === 'dark' ? 'light' : 'dark';
  root.setAttribute(ATTRIBUTE, next);
  document.cookie = `colour-scheme=${next};path=/;max-age=31536000;samesite=lax`;
  try {
    window.localStorage.setItem('mantine-color-scheme-value', next);
  } catch (error) {
    console.warn('the colour scheme could not be kept', error);
  }
}

/**
 * Light or dark without Mantine; writes the key that Mantine reads. Both icons are rendered, CSS shows the right one.
 */
export function PlainSchemeToggle() {
  return (
    <button type="button" className={styles.toggle} onClick={toggle} aria-label={landing.scheme}>
      <LineIcon size={20} width={1.75}>
        <g className={styles.sun}>
          <circle cx="12" cy="12" r="4" />
          <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1" />
        </g>
        <path className={styles.moon} d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
      </LineIcon>
    </button>
  );
}
