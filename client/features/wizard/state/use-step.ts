import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { WIZARD } from '#core/limits/limits.js';
import { stepToOpen, withoutSiteStart, type WizardDraft } from '#client/features/drafts/index.js';

/**
 * The step is kept in the address, so that back, forward and reload work. An address that asks for more than may be
 * opened is corrected without a new entry in the history.
 */
export function useStep(
  draft: WizardDraft,
  totalToman: number,
  onOpened: (step: number) => void,
): readonly [number, (step: number) => void] {
  const [params, setParams] = useSearchParams();
  const requested = params.get('step');
  const step = stepToOpen(requested, draft, totalToman);

  useEffect(() => {
    if (requested === String(step)) return;
    setParams((previous) => withStep(previous, step), { replace: true, preventScrollReset: true });
  }, [requested, step, setParams]);

  useEffect(() => {
    if (draft.step !== step) onOpened(step);
  }, [draft.step, step, onOpened]);

  const goTo = useCallback(
    (to: number) => setParams((previous) => withStep(previous, Math.min(WIZARD.steps, Math.max(1, to)))),
    [setParams],
  );
  return [step, goTo];
}

function withStep(params: URLSearchParams, step: number): URLSearchParams {
  // The draft has it by now; a navigation that removes it may still be on its way.
  const next = withoutSiteStart(params);
  next.set('step', String(step));
  return next;
}
