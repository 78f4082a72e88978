import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { commandMessages as m } from '../messages/section-commands.messages.js';
import { useIsSmall } from '../screen/use-is-small.js';
import styles from './layers.module.css';

interface SectionMenuButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color'> {
  readonly name: string;
}

/** Opens the menu of a section. */
export function SectionMenuButton({ name, className, ...button }: SectionMenuButtonProps) {
  const isSmall = useIsSmall();
  return (
    <ActionIcon
      {...button}
      className={`${styles.act} ${className ?? ''}`}
      variant="subtle"
      color="gray"
      size={isSmall ? 40 : 26}
      aria-label={m.options(name)}
    >
      <IconDots size={16} stroke={1.75} />
    </ActionIcon>
  );
}
