import { VerifyEmailPage } from '../features/identity/index.js';
import { signedUpFromWizard } from '../lib/session/handover.js';

/** Whoever signed up from the wizard goes on there after signing in. */
export function Component() {
  return <VerifyEmailPage authPath={signedUpFromWizard() ? '/auth?redirect=wizard' : '/auth'} />;
}
