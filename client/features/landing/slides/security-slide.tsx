import { formatPercent } from '../../../lib/percent.js';
import { landing } from '../../../lib/messages/landing.messages.js';
import { Glyph, type GlyphName } from '../glyph.js';
import styles from './security-slide.module.css';
import shared from './shared.module.css';

const text = landing.security;
const GLYPHS: readonly GlyphName[] = ['shield', 'card', 'cloud'];

/** S-041: the promised uptime, and what it comes to in minutes. */
export function SecuritySlide() {
  return (
    <div className={shared.columns}>
      <div className={styles.uptime}>
        <p className={styles.label}>{text.uptimeLabel}</p>
        <p className={styles.number}>{formatPercent(0.9999)}</p>
        <div className={styles.bar} aria-hidden="true">
          <i />
        </div>
        <div className={styles.legend} aria-hidden="true">
          <span>{text.monthLabel}</span>
          <span>{text.downLabel}</span>
        </div>
        <p className={shared.lead}>{text.uptimeText}</p>
      </div>
      <div>
        <h2 className={shared.title}>{text.title}</h2>
        <p className={shared.lead}>{text.lead}</p>
        <ul className={`${shared.items} ${styles.items}`}>
          {text.items.map((item, index) => (
            <li key={item.title} className={styles.item}>
              <span className={styles.glyph}>
                <Glyph name={GLYPHS[index] ?? 'check'} size={24} />
              </span>
              <div>
                <h3 className={shared.itemTitle}>{item.title}</h3>
                <p className={shared.itemText}>{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
