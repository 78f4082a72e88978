/**
 * Links that work with and without the router. The landing page has no router: there a link starts the application in
 * place; inside the application the same link navigates; without JavaScript it is an anchor.
 */
import { createContext, useContext, type ComponentProps, type MouseEvent } from 'react';

/** Settles when the address has changed. */
type Go = (to: string) => Promise<void>;

export const GoContext = createContext<Go | null>(null);

/** Goes to an address of this site. */
export function useGo(): Go {
  const go = useContext(GoContext);
  return go ?? (async (to) => location.assign(to));
}

function wantsNewTab(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

export interface GoLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string;
}

/** An anchor to an address of the platform; for components that the landing page shares with the application. */
export function GoLink({ to, onClick, children, ...rest }: GoLinkProps) {
  const go = useContext(GoContext);
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (go === null || event.defaultPrevented || wantsNewTab(event)) return;
        event.preventDefault();
        void go(to);
      }}
    >
      {children}
    </a>
  );
}
