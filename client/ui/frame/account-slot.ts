import { createContext, type ReactNode } from 'react';

/** The account menu, for screens that hide the header of the platform; null where there is none. */
export const AccountSlot = createContext<ReactNode>(null);
