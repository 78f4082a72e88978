import { isClosed, type SiteMode } from '../../../core/site.js';
import { GoLink } from '../../lib/go.js';
import { site } from '../../lib/messages/site.messages.js';
import styles from './mode-banner.module.css';

interface ModeBannerProps {
  readonly mode: SiteMode;
  /** Laid over a page that fills the screen, below its header. */
  readonly floating?: boolean;
}

/** Above the routes: what is tried out here, and for administrators that everybody else finds a notice. */
export function ModeBanner({ mode, floating = false }: ModeBannerProps) {
  if (mode.mode === 'normal') return null;
  const closed = isClosed(mode.mode);
  return (
    <aside className={styles.banner} data-floating={floating || undefined} data-closed={closed || undefined}>
      <span>{closed ? site.banner.closed(site.modes[mode.mode]) : (mode.message ?? site.banner.development)}</span>
      {closed && (
        <GoLink to="/admin" className={styles.link}>
          {site.banner.manage}
        </GoLink>
      )}
    </aside>
  );
}
