import { useRouteError } from 'react-router-dom';
import { common } from '#client/lib/messages/common.messages.js';
import { Mark } from '#client/ui/mark.js';
import styles from '#client/ui/frame/boot-screen.module.css';
import { shell } from '#client/lib/messages/shell.messages.js';

/**
 * The last error boundary: a fault while rendering, or a chunk of an older version that is gone. Reloading fixes the
 * second.
 */
export function RootError() {
  const error = useRouteError();
  console.error(error);
  return (
    <main className={styles.screen} role="alert">
      <Mark size={44} />
      <h1 className={styles.title}>{shell.crash.title}</h1>
      <p className={styles.text}>{shell.crash.text}</p>
      <div className={styles.actions}>
        <button className={styles.action} type="button" onClick={() => location.reload()}>
          {shell.crash.reload}
        </button>
        <a className={styles.action} href="/">
          {common.home}
        </a>
      </div>
    </main>
  );
}
