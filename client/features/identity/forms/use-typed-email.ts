import { useLocation } from 'react-router-dom';

/** The address typed at the sign-in form comes along in the state, never in the address of the page. */
export function useTypedEmail(): string {
  const state: unknown = useLocation().state;
  const typed = typeof state === 'object' && state !== null && 'email' in state ? state.email : null;
  return typeof typed === 'string' ? typed : '';
}
