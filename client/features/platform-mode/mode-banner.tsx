import { isClosed, type PlatformMode } from '#core/platform.js';
import { GoLink } from '#client/lib/go.js';
import { bannerMessages as texts } from '#client/lib/messages/platform-banner.messages.js';
import styles from './mode-banner.module.css';

interface ModeBannerProps {
  readonly mode: PlatformMode;
}

/** Above the routes: what is tried out here, and for administrators that everybody else finds a notice. */
export function ModeBanner({ mode }: ModeBannerProps) {
  if (mode.mode === 'normal') return null;
  const closed = isClosed(mode.mode);
  return (
    <aside className={styles.banner} data-closed={closed || undefined}>
      <span>{closed ? texts.closed(texts.modes[mode.mode]) : (mode.message ?? texts.development)}</span>
      {closed && (
        <GoLink to="/admin" className={styles.link}>
          {texts.manage}
        </GoLink>
      )}
    </aside>
  );
}
