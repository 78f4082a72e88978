import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { adminLink } from '#core/client-links.js';
import { PlatformSettingsTab } from '#client/features/platform-mode/index.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import { OTHER_SECTIONS, PLATFORM_PARTS } from './settings-sections.js';
import { settingsMessages as texts } from './settings.messages.js';
import styles from './settings-tab.module.css';

const SECTIONS = [...PLATFORM_PARTS, ...OTHER_SECTIONS];

/** The platform's settings, what its invoices say, and its legal documents; `?section=` says which part is open. */
export function SettingsTab() {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('section');
  const open = SECTIONS.find(({ key }) => key === wanted)?.key ?? SECTIONS[0]?.key;
  const part = PLATFORM_PARTS.find(({ key }) => key === open);
  const Panel = OTHER_SECTIONS.find(({ key }) => key === open)?.Panel;
  return (
    <div className={styles.columns}>
      <nav aria-label={texts.label} className={styles.nav}>
        {SECTIONS.map(({ key, label }) => (
          <Link
            key={key}
            to={adminLink('settings', { section: key })}
            className={styles.link}
            aria-current={key === open ? 'page' : undefined}
            preventScrollReset
          >
            {label}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<LoadingSkeleton rows={4} height={64} />}>
        {part && (
          <PlatformSettingsTab
            section={part.key}
            onFault={(section) => setParams({ tab: 'settings', section }, { preventScrollReset: true })}
          />
        )}
        {Panel && <Panel />}
      </Suspense>
    </div>
  );
}
