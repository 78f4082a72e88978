import type { PropsWithChildren } from 'react';
import { TintBadge, type Tint } from './tint-badge.js';

export type ToneName = 'good' | 'bad' | 'waiting' | 'neutral';

const TINTS: Readonly<Record<ToneName, Tint>> = { good: 'green', bad: 'red', waiting: 'yellow', neutral: 'gray' };

/** A state in a word and its colour: green for good, red for bad, yellow for what waits. */
export function Tone({ tone, children }: PropsWithChildren<{ readonly tone: ToneName }>) {
  return (
    <TintBadge tint={TINTS[tone]} name={tone}>
      {children}
    </TintBadge>
  );
}
