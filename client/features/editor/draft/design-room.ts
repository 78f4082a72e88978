/** The room for a design: what the server stores of it, and what a guest's browser keeps with its pictures. Pure. */
import { excessOf, sizeOf, type DesignSize } from '#core/design/design-size.js';
import type { Design } from '#core/design/design.js';

/**
 * Whether texts or pictures are too much for a design to take the place of the one before; null where it fits. One that
 * has too much already may be edited, but not get more.
 */
export function lackOfRoom(next: Design, before: Design): 'text' | 'pictures' | null {
  const size = sizeOf(next);
  const excess = excessOf(size);
  return excess !== null && whole(size) > whole(sizeOf(before)) ? excess : null;
}

const whole = ({ text, pictures }: DesignSize): number => text + pictures;
