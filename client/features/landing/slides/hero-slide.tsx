import { formatNumber } from '../../../../core/dates/calendar.js';
import { PRICES } from '../../../../core/pricing/price-list.js';
import { GoLink } from '../../../lib/go.js';
import { landing } from '../../../lib/messages/landing.messages.js';
import { usePlatformSettings } from '../../../lib/platform-state.js';
import { MiniSite } from '../mini-site.js';
import styles from './hero-slide.module.css';
import shared from './shared.module.css';

const text = landing.hero;

/** Name, tagline, price, the documented start into the dashboard, and the guest's way into the wizard (S-038). */
export function HeroSlide() {
  const { name, slogan, claims } = usePlatformSettings();
  return (
    <div className={`${shared.columns} ${styles.hero}`}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <span className={styles.name}>{name}</span>
          <span className={styles.tagline}>{slogan}</span>
        </h1>
        <p className={shared.lead}>{text.lead(claims.fastDelivery, claims.fullDelivery)}</p>
        <p className={styles.price}>
          <strong>{formatNumber(PRICES.base)}</strong> {text.unit}
        </p>
        <div className={shared.actions}>
          <GoLink className={shared.primary} to="/wizard">
            {text.wizard}
          </GoLink>
          <GoLink className={shared.secondary} to="/dashboard">
            {text.dashboard}
          </GoLink>
        </div>
        <p className={shared.note}>{text.guestNote}</p>
      </div>
      <MiniSite />
    </div>
  );
}
