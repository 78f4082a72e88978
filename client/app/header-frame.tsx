import type { PropsWithChildren } from 'react';
import { SITE } from '../../core/site.js';
import { GoLink } from '../lib/go.js';
import { shell } from '../lib/messages/shell.messages.js';
import { useSiteContact } from '../lib/site-settings.js';
import { EmailLink, PhoneLink, SocialLinks } from '../ui/contact-links.js';
import { Mark } from '../ui/mark.js';
import styles from './header-frame.module.css';

/** The fixed header of every page, in plain CSS so that the landing page can wear it; `children` stand at its end. */
export function HeaderFrame({ children }: PropsWithChildren) {
  const contact = useSiteContact();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <GoLink to="/" className={styles.brand} aria-label={`${SITE.name}، ${SITE.slogan}`}>
          <Mark size={34} />
          <span className={styles.names}>
            <span className={styles.name}>{SITE.name}</span>
            <span className={styles.tagline}>{SITE.slogan}</span>
          </span>
        </GoLink>
        <nav className={styles.contacts} aria-label={shell.mainNavigation}>
          <SocialLinks contact={contact} className={styles.social} />
          <PhoneLink contact={contact} className={styles.contact} />
          <EmailLink contact={contact} className={styles.contact} />
        </nav>
        <div className={styles.end}>{children}</div>
      </div>
    </header>
  );
}

/** What a visitor who is not signed in finds at the end of the header (S-030). */
export function GuestActions() {
  return (
    <>
      <GoLink to="/auth" className={styles.login}>
        {shell.login}
      </GoLink>
      <GoLink to="/wizard" className={styles.start}>
        {shell.start}
      </GoLink>
    </>
  );
}
