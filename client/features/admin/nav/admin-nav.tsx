import { Link } from 'react-router-dom';
import { adminLink } from '#core/client-links.js';
import { adminPageMessages as texts } from '../admin-page.messages.js';
import { CountBadge } from './count-badge.js';
import { ADMIN_GROUPS, ADMIN_TABS, type AdminTab } from '../admin-tabs.js';
import styles from './admin-nav.module.css';
import { useMoreBelow } from './use-more-below.js';
import { useWaitingWork, type Waiting } from './waiting-work.js';

interface AdminNavProps {
  readonly openKey: string;
  /** A tab was chosen, the open one too. */
  readonly onChoose?: () => void;
}

/** The tabs by group, as links: each has an address that can be opened beside this page. */
export function AdminNav({ openKey, onChoose }: AdminNavProps) {
  const waiting = useWaitingWork();
  const { isMore, end } = useMoreBelow();
  return (
    <>
      <nav aria-label={texts.tabsLabel} className={styles.nav}>
        {ADMIN_GROUPS.map(({ key, label, tabs }) => (
          <div key={key} className={styles.group}>
            {label && <p className={styles.label}>{label}</p>}
            <ul aria-label={label ?? undefined}>
              {tabs.map((tab) => (
                <li key={tab.key}>
                  <TabLink tab={tab} waiting={waiting[tab.key]} isOpen={tab.key === openKey} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <span ref={end} aria-hidden />
      </nav>
      <div className={styles.shade} data-more={isMore || undefined} aria-hidden />
    </>
  );
}

interface TabLinkProps {
  readonly tab: AdminTab;
  readonly waiting: Waiting | undefined;
  readonly isOpen: boolean;
  readonly onChoose: (() => void) | undefined;
}

function TabLink({ tab: { key, label, Icon }, waiting, isOpen, onChoose }: TabLinkProps) {
  return (
    <Link
      to={adminLink(key)}
      className={styles.link}
      aria-current={isOpen ? 'page' : undefined}
      aria-keyshortcuts={shortcutOf(key)}
      onClick={onChoose}
    >
      <Icon size={18} stroke={1.75} />
      <span className={styles.name}>{label}</span>
      {waiting && <CountBadge {...waiting} />}
    </Link>
  );
}

/** The digit that opens a tab: 1 to 9 and 0 for the first ten. */
function shortcutOf(key: string): string | undefined {
  const index = ADMIN_TABS.findIndex((tab) => tab.key === key);
  return index < 10 ? String((index + 1) % 10) : undefined;
}
