import { LegalPage } from '#client/features/legal/index.js';

/** /money-back, for everybody. */
export function Component() {
  return <LegalPage kind="money_back" />;
}
