import { useState } from 'react';
import { VerifyEmailPage } from '#client/features/identity/index.js';
import { signUpHere } from '#client/lib/session/handover.js';

/** People who signed up in this browser are signed in, and continue where they were. */
export function Component() {
  const [own] = useState(() => signUpHere());
  return <VerifyEmailPage own={own} />;
}
