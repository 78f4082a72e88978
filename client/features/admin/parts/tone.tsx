import { Badge } from '@mantine/core';
import type { PropsWithChildren } from 'react';

export type ToneName = 'good' | 'bad' | 'waiting' | 'calm';

const COLOURS: Readonly<Record<ToneName, string>> = { good: 'green', bad: 'red', waiting: 'yellow', calm: 'gray' };

/** A state in a word and its colour: green for good, red for bad, yellow for what waits (S-203). */
export function Tone({ tone, children }: PropsWithChildren<{ readonly tone: ToneName }>) {
  const colour = COLOURS[tone];
  return (
    <Badge
      size="lg"
      data-tone={tone}
      styles={{ label: { fontWeight: 600, fontSize: 13 } }}
      bg={`light-dark(var(--mantine-color-${colour}-1), color-mix(in srgb, var(--mantine-color-${colour}-5) 18%, transparent))`}
      c={`light-dark(var(--mantine-color-${colour}-7), var(--mantine-color-${colour}-3))`}
    >
      {children}
    </Badge>
  );
}
