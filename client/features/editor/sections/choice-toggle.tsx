import { Button } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useEditor } from '../context/editor-context.js';
import { choiceMessages as m } from '../messages/choice.messages.js';
import { useIsSmall } from '../screen/use-is-small.js';
import styles from './choice.module.css';
import { NOTHING_CHOSEN } from './section-choice.js';

/** Begins and ends choosing several sections. The focus comes back to it where it was on what is gone then. */
export function ChoiceToggle() {
  const { choice, choose } = useEditor();
  const isSmall = useIsSmall();
  const button = useRef<HTMLButtonElement>(null);
  const isOn = choice !== null;
  const wasOn = useRef(isOn);
  useEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.closest('[role=menu]') !== null;
    if (wasOn.current && !isOn && isLost) button.current?.focus({ preventScroll: true });
    wasOn.current = isOn;
  }, [isOn]);
  return (
    <Button
      ref={button}
      className={styles.toggle}
      size="compact-sm"
      h={isSmall ? 40 : undefined}
      variant={isOn ? 'light' : 'subtle'}
      color={isOn ? undefined : 'gray'}
      leftSection={<IconListCheck size={16} aria-hidden />}
      onClick={() => choose(isOn ? null : NOTHING_CHOSEN)}
    >
      {isOn ? m.end : m.begin}
    </Button>
  );
}
