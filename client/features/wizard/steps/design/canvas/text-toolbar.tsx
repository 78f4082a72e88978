import { Button, Paper, Portal } from '@mantine/core';
import { IconBold, IconCheck, IconCornerDownRight, IconLink } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { writingMessages as m } from '../../../messages/wizard-writing.messages.js';
import type { TextCommands } from './edit-in-place.js';
import styles from './text-toolbar.module.css';

interface TextToolbarProps {
  /** The text that is edited. */
  readonly element: HTMLElement;
  readonly commands: TextCommands;
  readonly isRich: boolean;
  /** Opens the target of a button; left out where the text is none's. */
  readonly onTarget: (() => void) | undefined;
}

/** What a telephone's keyboard lacks, and what the words can be: beside the text, which keeps the focus. */
export function TextToolbar({ element, commands, isRich, onTarget }: TextToolbarProps) {
  const top = useTopOf(element);
  return (
    <Portal>
      <Paper
        className={styles.bar}
        style={{ insetBlockStart: top }}
        shadow="md"
        withBorder
        role="toolbar"
        aria-label={m.toolbar}
      >
        <Tool label={m.halfSpace} onPress={commands.halfSpace} />
        {isRich && <Tool label={m.bold} icon={<IconBold size={18} aria-hidden />} onPress={commands.bold} />}
        {isRich && (
          <Tool label={m.newLine} icon={<IconCornerDownRight size={18} aria-hidden />} onPress={commands.newLine} />
        )}
        {onTarget && <Tool label={m.target} icon={<IconLink size={18} aria-hidden />} onPress={onTarget} />}
        <Tool label={m.done} icon={<IconCheck size={18} aria-hidden />} onPress={commands.finish} />
      </Paper>
    </Portal>
  );
}

interface ToolProps {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onPress: () => void;
}

/** Pressing it must not take the focus out of the text. The keyboard has keys for the same. */
function Tool({ label, icon, onPress }: ToolProps) {
  return (
    <Button
      className={styles.tool}
      variant="subtle"
      color="gray"
      size="sm"
      px="xs"
      leftSection={icon}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {label}
    </Button>
  );
}

const HEIGHT = 56;

/** px from the top of the screen: above the text, or below it where there is no room; it follows scrolling. */
function useTopOf(element: HTMLElement): number {
  const [top, setTop] = useState(() => topOf(element));
  useEffect(() => {
    const update = () => setTop(topOf(element));
    const options = { capture: true, passive: true } as const;
    window.addEventListener('scroll', update, options);
    window.addEventListener('resize', update);
    element.addEventListener('input', update);
    return () => {
      window.removeEventListener('scroll', update, options);
      window.removeEventListener('resize', update);
      element.removeEventListener('input', update);
    };
  }, [element]);
  return top;
}

function topOf(element: HTMLElement): number {
  const { top, bottom } = element.getBoundingClientRect();
  const place = top - HEIGHT >= HEIGHT ? top - HEIGHT : bottom + 8;
  const { height } = window.visualViewport ?? { height: window.innerHeight };
  return Math.min(Math.max(8, place), height - HEIGHT);
}
