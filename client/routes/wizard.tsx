import { WizardPage } from '../features/wizard/wizard-page.js';

/** `/wizard` (specification 1 §2). */
export function Component() {
  return <WizardPage />;
}
