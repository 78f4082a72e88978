import { useEffect, useRef, type PropsWithChildren, type RefObject } from 'react';
import { GoLink } from '#client/lib/go.js';
import { shell } from '#client/lib/messages/shell.messages.js';
import { usePlatformSettings } from '#client/lib/platform-state.js';
import { EmailLink, PhoneLink, SocialLinks } from '../contact-links.js';
import { ContactIcon } from '../contact-icons.js';
import { Mark } from '../mark.js';
import styles from './header-frame.module.css';

/** The fixed header of every page, in plain CSS so that the landing page can use it; `children` are at its end. */
export function HeaderFrame({ children }: PropsWithChildren) {
  const site = usePlatformSettings();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <GoLink to="/" className={styles.brand} aria-label={`${site.name}، ${site.slogan}`}>
          {site.logo ? <img src={site.logo} alt="" height={34} className={styles.logo} /> : <Mark size={34} />}
          <span className={styles.names}>
            <span className={styles.name}>{site.name}</span>
            <span className={styles.tagline}>{site.slogan}</span>
          </span>
        </GoLink>
        <nav className={styles.contacts} aria-label={shell.mainNavigation}>
          <SocialLinks contact={site} className={styles.social} />
          <PhoneLink contact={site} className={styles.contact} withIcon />
          <EmailLink contact={site} className={styles.contact} withIcon />
        </nav>
        <PhoneMenu />
        <div className={styles.end}>{children}</div>
      </div>
    </header>
  );
}

/** Closes it as soon as anything outside of it is clicked or focused, and on Escape. */
function useCloseOnLeave(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const leave = (event: Event): void => {
      const isInside = event.target instanceof Node && menu.current?.contains(event.target);
      if (menu.current && !isInside) menu.current.open = false;
    };
    const escape = ({ key }: KeyboardEvent): void => {
      if (menu.current && key === 'Escape') menu.current.open = false;
    };
    document.addEventListener('click', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('click', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [menu]);
}

/** On a phone: what the header has no space for. Without script, too; with it, the menu closes when it is left. */
function PhoneMenu() {
  const site = usePlatformSettings();
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOnLeave(menu);
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.menuButton} aria-label={shell.contact}>
        <ContactIcon way="phone" />
      </summary>
      <div className={styles.menuList}>
        <p>{site.slogan}</p>
        <PhoneLink contact={site} className={styles.menuLink} withIcon />
        <EmailLink contact={site} className={styles.menuLink} withIcon />
        <SocialLinks contact={site} className={styles.menuIcon} />
      </div>
    </details>
  );
}

/** The end of the header for a visitor who is not signed in. */
export function GuestActions({ login = '/auth' }: { readonly login?: string }) {
  return (
    <>
      <GoLink to={login} className={styles.login}>
        {shell.login}
      </GoLink>
      <GoLink to="/wizard" className={styles.start}>
        {shell.start}
      </GoLink>
    </>
  );
}
