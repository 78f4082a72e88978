import { useState } from 'react';
import { VerifyEmailPage } from '../features/identity/index.js';
import { signUpHere } from '../lib/session/handover.js';

/** People who signed up on the way to a page continue there after signing in. */
export function Component() {
  const [own] = useState(() => signUpHere());
  return <VerifyEmailPage isOwnBrowser={own !== null} target={own?.target ?? null} />;
}
