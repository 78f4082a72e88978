import { useEffect, useRef, useState } from 'react';
import { TRADE_NAMES } from '#core/design/trades.js';
import { landing } from '#client/lib/messages/landing.messages.js';
import { FIRST_DEMO } from './first-demo.js';
import styles from './demo-site.module.css';
import { showDemo, type DemoChoice } from './demo-view.js';

const text = landing.hero;

/** A page of a real template in a browser's window. The server renders the first one into it (entry-server.tsx). */
export function DemoSite({ choice }: { readonly choice: DemoChoice }) {
  const host = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isStale = false;
    if (host.current === null) return undefined;
    showDemo(host.current, choice, () => isStale).then(
      () => isStale || setFailed(false),
      (fault: unknown) => {
        console.warn('landing: the page could not be shown', fault);
        if (!isStale) setFailed(true);
      },
    );
    return () => {
      isStale = true;
    };
  }, [choice]);
  return (
    <figure className={styles.window}>
      <div className={styles.bar} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <div className={styles.view} role="img" aria-label={text.demo(TRADE_NAMES[choice.trade], choice.name)}>
        <div ref={host} className={styles.page} data-demo={FIRST_DEMO} inert />
      </div>
      <p className={styles.failed} role="status">
        {hasFailed && text.demoFailed}
      </p>
    </figure>
  );
}
