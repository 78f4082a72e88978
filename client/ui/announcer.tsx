import { createContext, useCallback, useContext, useState, type PropsWithChildren } from 'react';
import styles from './announcer.module.css';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Tells screen readers what the eye has seen: a layout that changed, a total that is another. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext);
}

export function Announcer({ children }: PropsWithChildren) {
  const [text, setText] = useState('');
  const announce = useCallback(
    (next: string) => setText((previous) => (previous === next ? `${next}\u00a0` : next)),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <div aria-live="polite" role="status" className={styles.hidden}>
        {text}
      </div>
    </AnnounceContext>
  );
}
