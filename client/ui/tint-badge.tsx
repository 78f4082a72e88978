import { Badge } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import styles from './tint-badge.module.css';

export type Tint = 'green' | 'red' | 'yellow' | 'violet' | 'gray';

interface TintBadgeProps {
  readonly tint: Tint;
  /** The name for tests and styles: `paid`. */
  readonly name: string;
}

/** A state in a word on a light ground of its colour, with AA text in both schemes; the word is never cut. */
export function TintBadge({ tint, name, children }: PropsWithChildren<TintBadgeProps>) {
  return (
    <Badge
      size="lg"
      data-status={name}
      data-colour={tint}
      flex="none"
      miw="max-content"
      classNames={{ label: styles.label ?? '' }}
      bg={`light-dark(var(--mantine-color-${tint}-1), color-mix(in srgb, var(--mantine-color-${tint}-5) 18%, transparent))`}
      c={`light-dark(var(--mantine-color-${tint}-7), var(--mantine-color-${tint}-3))`}
    >
      {children}
    </Badge>
  );
}
