import { LegalPage } from '../features/legal/index.js';

/** /terms, for everybody. */
export function Component() {
  return <LegalPage kind="terms" />;
}
