import { useEffect, useRef } from 'react';
import { studioMessages as m } from '../messages/studio.messages.js';
import { useEditor } from '../context/editor-context.js';
import styles from './page-tabs.module.css';

/** The pages of the site, one beside the other; also while it is previewed. */
export function PageTabs() {
  const { draft, dispatch } = useEditor();
  const { pages, currentPageId } = draft.design;
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise here, which is no clean-up.
    void current.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [currentPageId]);
  return (
    <nav className={styles.tabs} aria-label={m.pages}>
      {pages.map(({ id, name }) => {
        const isCurrent = id === currentPageId;
        return (
          <button
            key={id}
            ref={isCurrent ? current : undefined}
            type="button"
            className={styles.tab}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={() => dispatch({ type: 'pageSwitched', pageId: id })}
          >
            {name}
          </button>
        );
      })}
    </nav>
  );
}
