import { LegalPage } from '#client/features/legal/index.js';

/** /privacy, for everybody. */
export function Component() {
  return <LegalPage kind="privacy" />;
}
