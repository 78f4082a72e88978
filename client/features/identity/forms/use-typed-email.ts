import { useLocation } from 'react-router-dom';

/** What the sign-in form had in its field comes along in the state, never in the address. */
export function useTypedEmail(): string {
  const state: unknown = useLocation().state;
  const typed = typeof state === 'object' && state !== null && 'email' in state ? state.email : null;
  return typeof typed === 'string' ? typed : '';
}
