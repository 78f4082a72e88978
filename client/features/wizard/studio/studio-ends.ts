import { createContext, use, type ReactNode } from 'react';

/** What the studio shows around the tools of a view; it differs between the wizard and the designer of a paid site. */
export interface StudioEndsValue {
  /** At the start of the bar: what is worked on, undo and redo, the save mark. */
  readonly start: ReactNode;
  /** At the end of the bar: the price, and the way on. */
  readonly end: ReactNode;
  /** Over the fields of the inspector. */
  readonly aside?: ReactNode;
}

/** Null inside the wizard, which has its own. */
export const StudioEnds = createContext<StudioEndsValue | null>(null);

/** Whether the studio is the designer of a site that is paid for. */
export const useIsPaidSite = (): boolean => use(StudioEnds) !== null;
