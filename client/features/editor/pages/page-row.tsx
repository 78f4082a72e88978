import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import type { DesignPage } from '#core/design/design.js';
import { formatNumber } from '#client/lib/format.js';
import { designMessages } from '../messages/design.messages.js';
import { pagesMessages } from '../messages/pages.messages.js';
import { Grip, useSortableRow } from '../sortable/sortable-row.js';
import { useDispatch, useEditorHost } from '../context/editor-context.js';
import { PageMenu } from './page-menu.js';
import styles from './pages.module.css';
import { RenameField } from './rename-field.js';

const m = designMessages.pages;

interface PageRowProps {
  readonly page: DesignPage;
  readonly index: number;
  readonly count: number;
  readonly isCurrent: boolean;
}

/** A page: its grip, its name, which shows it, and the menu of what can be done to it. */
export const PageRow = memo(function PageRow({ page, index, count, isCurrent }: PageRowProps) {
  const dispatch = useDispatch();
  const [isRenaming, setRenaming] = useState(false);
  const nameButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(isRenaming, nameButton);
  const { row, grip } = useSortableRow(page.id);
  if (isRenaming) return <RenameRow page={page} onEnd={() => setRenaming(false)} />;
  return (
    <li {...row} className={styles.row} data-current={isCurrent || undefined}>
      <Grip label={pagesMessages.drag(page.name)} grip={grip} />
      <button
        ref={nameButton}
        type="button"
        className={styles.name}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={m.open(page.name, page.sections.length)}
        onClick={() => dispatch({ type: 'pageSwitched', pageId: page.id })}
        onDoubleClick={() => setRenaming(true)}
      >
        <span className={styles.nameText}>{page.name}</span>
        {page.sections.length > 0 && (
          <span className={styles.badge} data-count={formatNumber(page.sections.length)} aria-hidden />
        )}
      </button>
      <PageMenu page={page} index={index} count={count} onRename={() => setRenaming(true)} />
    </li>
  );
});

/** The typed name is kept from the first letter; Escape gives it up. */
function RenameRow({ page: { id: pageId, name }, onEnd }: { readonly page: DesignPage; readonly onEnd: () => void }) {
  const dispatch = useDispatch();
  const { hold, release } = useEditorHost();
  const done = (typed: string | null) => {
    if (typed === null) hold(null);
    else {
      release();
      dispatch({ type: 'pageRenamed', pageId, name: typed });
    }
    onEnd();
  };
  return (
    <li className={styles.row} data-current>
      <RenameField name={name} onTyped={(typed) => hold({ type: 'pageRenamed', pageId, name: typed })} onDone={done} />
    </li>
  );
}

/** The field that had the focus is gone after renaming: the row's own button takes it. */
function useFocusAfter(isRenaming: boolean, target: RefObject<HTMLElement | null>): void {
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming && document.activeElement === document.body) target.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming, target]);
}
