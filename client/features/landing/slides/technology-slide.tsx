import { landing } from '../../../lib/messages/landing.messages.js';
import { Glyph, type GlyphName } from '../glyph.js';
import shared from './shared.module.css';
import styles from './technology-slide.module.css';

const text = landing.technology;
const GLYPHS: readonly GlyphName[] = ['code', 'search', 'bolt', 'box', 'cloud', 'people'];

/** What a delivered site really consists of. */
const FILES: readonly (readonly [depth: number, name: string])[] = [
  [0, 'narvan-cafe.ir/'],
  [1, 'index.html'],
  [1, 'menu/index.html'],
  [1, 'assets/site.css'],
  [1, 'assets/vazirmatn.woff2'],
  [1, 'sitemap.xml'],
  [1, 'robots.txt'],
];

/** The advertised claims that are about craft; dynamic sites are announced. */
export function TechnologySlide() {
  return (
    <div className={shared.columns}>
      <div>
        <h2 className={shared.title}>{text.title}</h2>
        <p className={shared.lead}>{text.lead}</p>
        <ul className={`${shared.items} ${styles.items}`}>
          {text.items.map((item, index) => (
            <li key={item.title} className={styles.item}>
              <span className={styles.glyph}>
                <Glyph name={GLYPHS[index] ?? 'check'} />
              </span>
              <div>
                <h3 className={shared.itemTitle}>{item.title}</h3>
                <p className={`${shared.itemText} ${styles.itemText}`}>{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className={styles.kinds}>
          <span className={styles.now}>{text.staticNow}</span>
          <span className={styles.soon}>{text.dynamicSoon}</span>
        </p>
      </div>
      <figure className={styles.files}>
        <figcaption>{text.filesTitle}</figcaption>
        <ul dir="ltr">
          {FILES.map(([depth, name]) => (
            <li key={name} data-depth={depth}>
              {name}
            </li>
          ))}
        </ul>
      </figure>
    </div>
  );
}
