import { useState } from 'react';
import { formatNumber } from '#core/dates/calendar.js';
import { PRICES } from '#core/pricing/price-list.js';
import { GoLink } from '#client/lib/go.js';
import { landing } from '#client/lib/messages/landing.messages.js';
import { usePlatformSettings, useTimeToOnline } from '#client/lib/platform-state.js';
import { DemoSite } from '../demo/demo-site.js';
import type { DemoChoice } from '../demo/demo-view.js';
import { FIRST_DEMO } from '../demo/first-demo.js';
import { letteringOf } from '../lettering.js';
import styles from './hero-slide.module.css';
import shared from './shared.module.css';
import { StartForm } from './start-form.js';

const text = landing.hero;

/** Name, tagline, price, the documented start into the dashboard (S-038), and the visitor's own site as it would be. */
export function HeroSlide() {
  const { name, slogan, claims } = usePlatformSettings();
  const online = useTimeToOnline();
  const [choice, setChoice] = useState<DemoChoice>({ trade: FIRST_DEMO, name: '', color: null });
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <span className={shared.unseen}>{name}</span> {slogan}
        </h2>
        <StartForm choice={choice} onChoose={setChoice} />
        <p className={styles.price}>
          <strong>{formatNumber(PRICES.base)}</strong> {text.unit}
        </p>
        <p className={styles.lead}>
          {text.lead(claims.fastDelivery, claims.fullDelivery)} {online && text.online(online.minutes)}
        </p>
        <p className={`${shared.note} ${styles.note}`}>
          {text.guestNote}{' '}
          <GoLink className={shared.link} to="/wizard">
            {text.blank}
          </GoLink>
        </p>
      </div>
      <div className={styles.demo}>
        <DemoSite choice={choice} />
      </div>
      <Word word={name} />
    </div>
  );
}

/** The name as large as the page: the line that joins its last letters is the ground on which the site is. */
function Word({ word }: { readonly word: string }) {
  const { before, after } = letteringOf(word);
  return (
    <div className={styles.word} aria-hidden="true">
      <span>{before}</span>
      <i className={styles.ground} data-joined={after !== null || undefined} />
      {after !== null && <span>{after}</span>}
    </div>
  );
}
