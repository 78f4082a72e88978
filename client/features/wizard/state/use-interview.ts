import { useCallback, useEffect } from 'react';
import { useWizard } from './wizard-context.js';

/** The form of the interview, whose button is in the bar of the step. */
export const INTERVIEW_FORM = 'wizard-interview';

export interface Interview {
  readonly isOpen: boolean;
  /** Open, and its form is not loaded yet. */
  readonly isLoading: boolean;
  /** Answered or skipped: it is not shown again. */
  readonly close: () => void;
}

/** The questions before the first choice, once for each draft; an order that is edited has answered them. */
export function useInterview(): Interview {
  const { draft, step, edited, dispatch, isAsking } = useWizard();
  const isOpen = step === 1 && edited === null && draft.siteType === null && !draft.factsAsked;
  return {
    isOpen,
    isLoading: isOpen && !isAsking,
    close: useCallback(() => dispatch({ type: 'factsAsked', isAsked: true }), [dispatch]),
  };
}

/** Is beside the form, so that the bar knows when it is there. */
export function InterviewMark() {
  const { setAsking } = useWizard();
  useEffect(() => {
    setAsking(true);
    return () => setAsking(false);
  }, [setAsking]);
  return null;
}
