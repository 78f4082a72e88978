import { WIZARD } from '#core/limits/limits.js';
import { stepFault } from '#client/features/drafts/index.js';
import { useWizard } from '../state/wizard-context.js';

/** Why one cannot go on from this step yet; null where one can, and where nothing follows. */
export function useHeldBack(): ReturnType<typeof stepFault> {
  const { draft, step, quote, autosave } = useWizard();
  if (step === WIZARD.steps || autosave.isFinished) return null;
  return stepFault(draft, step, quote?.payable ?? 0);
}
