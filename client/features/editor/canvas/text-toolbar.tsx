import { Button, Paper, Portal, Text } from '@mantine/core';
import { IconBold, IconCheck, IconCornerDownRight, IconLink } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { writingMessages as m } from '../messages/writing.messages.js';
import type { TextCommands } from './edit-in-place.js';
import styles from './text-toolbar.module.css';

interface TextToolbarProps {
  /** The text that is edited. */
  readonly element: HTMLElement;
  readonly commands: TextCommands;
  readonly isRich: boolean;
  /** Opens the target of a button; left out where the text is none's. */
  readonly onTarget: (() => void) | undefined;
  /** Why the text is not published as it is; null where it is. */
  readonly held: string | null;
}

/** Keys that a telephone's keyboard lacks, and forms of the words: beside the text, which keeps the focus. */
export function TextToolbar({ element, commands, isRich, onTarget, held }: TextToolbarProps) {
  const place = usePlaceBeside(element, held !== null ? BAR.height + BAR.line : BAR.height);
  return (
    <Portal>
      <Paper
        className={styles.bar}
        style={{ insetBlockStart: place.top, insetInlineStart: place.start }}
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
        {isRich && <Tool label={m.link} icon={<IconLink size={18} aria-hidden />} onPress={commands.link} />}
        {onTarget && <Tool label={m.target} icon={<IconLink size={18} aria-hidden />} onPress={onTarget} />}
        <Tool label={m.done} icon={<IconCheck size={18} aria-hidden />} onPress={commands.finish} />
        {held !== null && (
          <Text size="sm" c="dimmed" className={styles.held}>
            {held}
          </Text>
        )}
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

/** px of the bar, about. */
const BAR = { width: 400, height: 56, line: 28 } as const;

interface Beside {
  /** px from the top of the screen. */
  readonly top: number;
  /** px from its right side. */
  readonly start: number;
}

/** Above the text, or below it where there is no room; it follows scrolling. */
function usePlaceBeside(element: HTMLElement, height: number): Beside {
  const [place, setPlace] = useState(() => placeBeside(element, height));
  useEffect(() => {
    const update = () => setPlace(placeBeside(element, height));
    const options = { capture: true, passive: true } as const;
    window.addEventListener('scroll', update, options);
    window.addEventListener('resize', update);
    element.addEventListener('input', update);
    return () => {
      window.removeEventListener('scroll', update, options);
      window.removeEventListener('resize', update);
      element.removeEventListener('input', update);
    };
  }, [element, height]);
  return place;
}

/** `height`: px of the bar. */
function placeBeside(element: HTMLElement, height: number): Beside {
  const { top, bottom, right } = element.getBoundingClientRect();
  const above = top - height >= BAR.height ? top - height : bottom + 8;
  const screen = window.visualViewport?.height ?? window.innerHeight;
  const start = Math.min(window.innerWidth - right, window.innerWidth - BAR.width);
  return { top: Math.min(Math.max(8, above), screen - height), start: Math.max(8, start) };
}
