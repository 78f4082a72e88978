import { useState } from 'react';
import { landing } from '../../lib/messages/landing.messages.js';
import styles from './mini-site.module.css';

const COLOURS = ['violet', 'teal', 'rust', 'ink'] as const;
const text = landing.demo;

/** A small site that sets itself up block by block, and takes whichever colour one tries: what the wizard does. */
export function MiniSite() {
  const [colour, setColour] = useState<(typeof COLOURS)[number]>('violet');
  return (
    <figure className={styles.figure}>
      <div className={styles.window} data-colour={colour} role="img" aria-label={text.label}>
        <div className={styles.bar}>
          <i />
          <i />
          <i />
          <span className={styles.address} dir="ltr">
            {text.address}
          </span>
        </div>
        <div className={styles.nav}>
          <b>{text.brand}</b>
          {text.menu.map((item) => (
            <span key={item}>{item}</span>
          ))}
        </div>
        <div className={styles.banner}>
          <div>
            <p className={styles.title}>{text.title}</p>
            <p className={styles.text}>{text.text}</p>
            <span className={styles.button}>{text.button}</span>
          </div>
          <Cup />
        </div>
        <div className={styles.cards}>
          {text.cards.map((card) => (
            <div key={card} className={styles.card}>
              <i />
              <span>{card}</span>
            </div>
          ))}
        </div>
      </div>
      <figcaption className={styles.paint}>
        <span>{landing.hero.paint}</span>
        <span className={styles.swatches}>
          {COLOURS.map((name) => (
            <button
              key={name}
              type="button"
              className={styles.swatch}
              data-colour={name}
              aria-pressed={name === colour}
              aria-label={landing.hero.colours[name]}
              onClick={() => setColour(name)}
            />
          ))}
        </span>
      </figcaption>
    </figure>
  );
}

/** A cup in the site's own colour. */
function Cup() {
  return (
    <svg className={styles.cup} viewBox="0 0 120 100" aria-hidden="true">
      <ellipse cx="60" cy="90" rx="44" ry="6" opacity=".18" />
      <path d="M24 38h62v22a26 26 0 0 1-26 26H50a26 26 0 0 1-26-26Z" />
      <path d="M86 44h8a11 11 0 0 1 0 22h-9" fill="none" strokeWidth="6" />
      <path
        className={styles.steam}
        d="M42 28c-5-7 5-10 0-18M56 28c-5-7 5-10 0-18M70 28c-5-7 5-10 0-18"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
