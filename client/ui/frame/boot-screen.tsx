import { common } from '../../lib/messages/common.messages.js';
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
