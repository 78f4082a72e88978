import { toPersianDigits } from '#core/text/digits.js';
import { LANDING } from '#core/limits/limits.landing.js';
import { landing } from '#client/lib/messages/landing.messages.js';
import { LineIcon } from './line-icon.js';
import styles from './slide-dots.module.css';

interface SlideDotsProps {
  readonly index: number;
  readonly titles: readonly string[];
  readonly onGo: (index: number) => void;
}

/** Shows the current slide, and leads to any other by pointer or keyboard. */
export function SlideDots({ index, titles, onGo }: SlideDotsProps) {
  return (
    <div className={styles.pager}>
      <nav className={styles.dots} aria-label={landing.deck(titles[0] ?? '')}>
        {titles.map((title, position) => (
          <button
            key={title}
            type="button"
            className={styles.dot}
            aria-current={position === index ? 'step' : undefined}
            aria-label={landing.slideOf(toPersianDigits(position + 1), toPersianDigits(titles.length), title)}
            onClick={() => onGo(position)}
          >
            <span className={styles.label} aria-hidden="true">
              {title}
            </span>
          </button>
        ))}
      </nav>
      {index < LANDING.slides - 1 && <NextButton onNext={() => onGo(index + 1)} />}
    </div>
  );
}

function NextButton({ onNext }: { readonly onNext: () => void }) {
  return (
    <button type="button" className={styles.next} aria-label={landing.next} onClick={onNext}>
      <LineIcon size={18}>
        <path d="m6 9 6 6 6-6" />
      </LineIcon>
    </button>
  );
}
