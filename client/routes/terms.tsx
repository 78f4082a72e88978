import { LegalPage } from '#client/features/legal/index.js';

/** /terms, for everybody. */
export function Component() {
  return <LegalPage kind="terms" />;
}
