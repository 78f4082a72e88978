import { common } from '#client/lib/messages/common.messages.js';
import { Mark } from '../mark.js';
import styles from './boot-screen.module.css';

/** While the first route's code is on its way. Plain CSS: Mantine is not here yet. */
export function BootScreen() {
  return (
    <div className={styles.screen} role="status">
      <Mark size={44} />
      <span className={styles.text}>{common.loading}</span>
    </div>
  );
}

export interface FirstWords {
  readonly title: string;
  readonly text: string | null;
}

/** The heading of a page and its sentence, where both come before all else. */
export function WordsScreen({ title, text }: FirstWords) {
  return (
    <div className={styles.words} data-first-words>
      <h1>{title}</h1>
      {text !== null && <p>{text}</p>}
      <div className={styles.waiting} role="status">
        <Mark size={44} />
        <span className={styles.text}>{common.loading}</span>
      </div>
    </div>
  );
}
