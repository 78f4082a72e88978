import { WizardPage } from '#client/features/wizard/index.js';

/** `/wizard` (specification 1 §2). */
export function Component() {
  return <WizardPage />;
}
