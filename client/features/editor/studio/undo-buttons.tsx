import { ActionIcon, Group } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useEffect } from 'react';
import { historyMessages as m } from '../messages/history.messages.js';
import { undoOfKeys, type UndoKind } from '../edits/undo-keys.js';
import { useAnnounce } from '#client/ui/announcer.js';
import { useEditor } from '../context/editor-context.js';
import styles from './undo-buttons.module.css';

/** Back and forth through everything that was done, by button and by Ctrl+Z and Ctrl+Shift+Z. */
export function UndoButtons() {
  const { dispatch, canUndo, canRedo } = useEditor();
  const announce = useAnnounce();
  const go = (type: UndoKind) => {
    dispatch({ type });
    announce(type === 'undone' ? m.undone : m.redone);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = undoOfKeys(event);
      if (action === null || isTyping(event.target)) return;
      event.preventDefault();
      dispatch({ type: action });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [dispatch]);
  return (
    <Group gap={2} wrap="nowrap">
      <ActionIcon
        className={styles.button}
        variant="subtle"
        color="gray"
        size={34}
        disabled={!canUndo}
        title={m.undoKeys}
        aria-label={m.undo}
        onClick={() => go('undone')}
      >
        <IconArrowForwardUp size={19} stroke={1.75} />
      </ActionIcon>
      <ActionIcon
        className={styles.button}
        variant="subtle"
        color="gray"
        size={34}
        disabled={!canRedo}
        title={m.redoKeys}
        aria-label={m.redo}
        onClick={() => go('redone')}
      >
        <IconArrowBackUp size={19} stroke={1.75} />
      </ActionIcon>
    </Group>
  );
}

/** A field undoes its own letters. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))
  );
}
