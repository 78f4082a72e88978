import { landing } from '#client/lib/messages/landing.messages.js';
import { usePlatformSettings } from '#client/lib/platform-state.js';
import shared from './shared.module.css';
import styles from './technology-slide.module.css';

const text = landing.technology;

/** The files of a delivered site. */
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
  const { cdn } = usePlatformSettings().claims;
  return (
    <div className={styles.slide}>
      <div>
        <h2 className={shared.title}>{text.title}</h2>
        <p className={shared.lead}>{text.lead}</p>
      </div>
      <ul className={`${shared.items} ${styles.items}`}>
        {text.items(cdn).map((item) => (
          <li key={item.title} className={styles.item}>
            <h3 className={shared.itemTitle}>{item.title}</h3>
            <p className={shared.itemText}>{item.text}</p>
          </li>
        ))}
      </ul>
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
      <p className={styles.kinds}>
        <b>{text.staticNow}</b>
        <span>{text.dynamicSoon}</span>
      </p>
    </div>
  );
}
