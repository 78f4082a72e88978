import { LegalPage } from '../features/legal/index.js';

/** /privacy, for everybody. */
export function Component() {
  return <LegalPage kind="privacy" />;
}
