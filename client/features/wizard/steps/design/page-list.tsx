import { ActionIcon, Button, Text, Tooltip } from '@mantine/core';
import { IconCopy, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { DesignPage } from '../../../../../core/design.js';
import { DESIGN } from '../../../../../core/limits.js';
import { PRICES } from '../../../../../core/price-list.js';
import { designMessages } from '../../messages/wizard-design.messages.js';
import { useAnnounce } from '../../parts/announcer.js';
import { undoToast } from '../../../../ui/dialogs/undo-toast.js';
import { newId } from '../../../../lib/new-id.js';
import { useWizard } from '../../wizard-context.js';
import styles from './lists.module.css';
import { RenameField } from './rename-field.js';

const m = designMessages.pages;

export function PageList() {
  const { draft, dispatch } = useWizard();
  const { pages } = draft.design;
  const isFull = pages.length >= DESIGN.maxPages;
  return (
    <section className={styles.block} aria-label={m.title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{m.title}</h3>
        <Tooltip label={m.full} disabled={!isFull}>
          <Button
            size="compact-md"
            variant="subtle"
            disabled={isFull}
            leftSection={<IconPlus size={17} aria-hidden />}
            onClick={() => dispatch({ type: 'pageAdded', id: newId('page') })}
          >
            {m.add}
          </Button>
        </Tooltip>
      </div>
      <ul className={styles.list}>
        {pages.map((page, index) => (
          <PageRow
            key={page.id}
            page={page}
            index={index}
            isCurrent={page.id === draft.design.currentPageId}
            isOnly={pages.length === 1}
            isFull={isFull}
          />
        ))}
      </ul>
      {pages.length > 1 && (
        <Text size="xs" c="dimmed" mt={8}>
          {m.cost(PRICES.page, PRICES.section)}
        </Text>
      )}
    </section>
  );
}

interface PageRowProps {
  readonly page: DesignPage;
  readonly index: number;
  readonly isCurrent: boolean;
  readonly isOnly: boolean;
  readonly isFull: boolean;
}

function PageRow({ page, index, isCurrent, isOnly, isFull }: PageRowProps) {
  const { dispatch } = useWizard();
  const announce = useAnnounce();
  const [isRenaming, setRenaming] = useState(false);
  const nameButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(isRenaming, nameButton);
  const remove = () => {
    dispatch({ type: 'pageRemoved', pageId: page.id });
    undoToast(m.removed(page.name), () => {
      dispatch({ type: 'pageRestored', page, index });
      announce(m.restored(page.name));
    });
  };
  if (isRenaming) return <RenameRow page={page} onEnd={() => setRenaming(false)} />;
  return (
    <li className={styles.row} data-current={isCurrent || undefined}>
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
          <span className={styles.badge} data-count={page.sections.length.toLocaleString('fa-IR')} aria-hidden />
        )}
      </button>
      <ActionIcon
        className={styles.icon}
        variant="subtle"
        color="gray"
        size={34}
        aria-label={m.rename(page.name)}
        onClick={() => setRenaming(true)}
      >
        <IconPencil size={17} stroke={1.75} />
      </ActionIcon>
      <DuplicateButton page={page} isFull={isFull} />
      <ActionIcon
        className={styles.icon}
        variant="subtle"
        color="red"
        size={34}
        disabled={isOnly}
        title={isOnly ? m.lastOne : undefined}
        aria-label={m.remove(page.name)}
        onClick={remove}
      >
        <IconTrash size={17} stroke={1.75} />
      </ActionIcon>
    </li>
  );
}

/** What is typed is kept from the first letter; Escape gives it up. */
function RenameRow({ page: { id: pageId, name }, onEnd }: { readonly page: DesignPage; readonly onEnd: () => void }) {
  const { autosave, dispatch } = useWizard();
  const done = (typed: string | null) => {
    if (typed === null) autosave.hold(null);
    else {
      autosave.release();
      dispatch({ type: 'pageRenamed', pageId, name: typed });
    }
    onEnd();
  };
  return (
    <li className={styles.row} data-current>
      <RenameField
        name={name}
        onTyped={(typed) => autosave.hold({ type: 'pageRenamed', pageId, name: typed })}
        onDone={done}
      />
    </li>
  );
}

function DuplicateButton({ page, isFull }: Pick<PageRowProps, 'page' | 'isFull'>) {
  const { dispatch } = useWizard();
  const announce = useAnnounce();
  const duplicate = () => {
    dispatch({ type: 'pageDuplicated', pageId: page.id, id: newId('page') });
    announce(m.duplicated(page.name));
  };
  return (
    <ActionIcon
      className={styles.icon}
      variant="subtle"
      color="gray"
      size={34}
      disabled={isFull}
      aria-label={m.duplicate(page.name)}
      onClick={duplicate}
    >
      <IconCopy size={17} stroke={1.75} />
    </ActionIcon>
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
