import { GoLink } from '#client/lib/go.js';
import { shell } from '#client/lib/messages/shell.messages.js';
import { usePlatformSettings } from '#client/lib/platform-state.js';
import { EmailLink, PhoneLink, SocialLinks } from '#client/ui/contact-links.js';
import { LegalLinks } from '#client/ui/frame/legal-links.js';
import { Rights } from '#client/ui/rights.js';
import styles from './footer.module.css';

export function Footer() {
  const contact = usePlatformSettings();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Rights />
        <div className={styles.links}>
          <a className={styles.link} href="/support" target="_blank" rel="noreferrer">
            {shell.support}
          </a>
          <GoLink className={styles.link} to="/status">
            {shell.status}
          </GoLink>
          <LegalLinks className={styles.link} />
          <PhoneLink contact={contact} className={styles.link} />
          <EmailLink contact={contact} className={styles.link} />
          <span className={styles.social}>
            <SocialLinks contact={contact} className={styles.link} />
          </span>
        </div>
      </div>
    </footer>
  );
}
