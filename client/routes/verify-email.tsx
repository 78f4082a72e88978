import { VerifyEmailPage } from '../features/identity/index.js';
import { signedUpFromWizard } from '../lib/session/handover.js';

/** People who signed up from the wizard continue there after signing in. */
export function Component() {
  return <VerifyEmailPage authPath={signedUpFromWizard() ? '/auth?redirect=wizard' : '/auth'} />;
}
