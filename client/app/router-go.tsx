import type { PropsWithChildren } from 'react';
import { useNavigate } from 'react-router-dom';
import { GoContext } from '#client/lib/go.js';

/** Inside the router, `GoLink` and `useGo` navigate by it. */
export function RouterGo({ children }: PropsWithChildren) {
  const navigate = useNavigate();
  return <GoContext value={async (to) => navigate(to)}>{children}</GoContext>;
}
