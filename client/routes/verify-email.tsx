import { VerifyEmailPage } from '../features/identity/verify-email-page.js';
import { browserStore } from '../features/wizard/state/browser-store.js';
import { WIZARD_KEYS } from '../features/wizard/state/wizard-storage.js';

function hasWaitingDesign(): boolean {
  try {
    return browserStore.getItem(WIZARD_KEYS.guestDesign) !== null;
  } catch {
    return false;
  }
}

/** Whoever designed as a guest goes on in the wizard after signing in. */
export function Component() {
  return <VerifyEmailPage authPath={hasWaitingDesign() ? '/auth?redirect=wizard' : '/auth'} />;
}
