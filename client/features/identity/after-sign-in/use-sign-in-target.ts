import { useLocation, useSearchParams } from 'react-router-dom';
import type { SignInTarget } from './after-sign-in.js';

/** Where the visitor of a sign-in page wanted to go: `redirect` of the address, `from` of the guard's state. */
export function useSignInTarget(): SignInTarget {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return { redirect: params.get('redirect'), from };
}
