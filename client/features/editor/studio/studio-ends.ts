import { createContext, type ReactNode } from 'react';

/** The parts that the host of the editor shows around the tools of a view. */
interface StudioEndsValue {
  /** At the start of the bar: what is worked on, undo and redo, how it is kept. */
  readonly start: ReactNode;
  /** At the end of the bar: the way on. */
  readonly end: ReactNode;
  /** Over the fields of the inspector. */
  readonly aside?: ReactNode;
  /** A sentence under the bar needs room: what is missing before one can go on. */
  readonly isHeld?: boolean;
}

export const StudioEnds = createContext<StudioEndsValue>({ start: null, end: null });
