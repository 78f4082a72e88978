import { useEffect, useRef } from 'react';
import { useEditor } from '../context/editor-context.js';
import { takenOf, valuesOf, type FactValues } from './fact-values.js';

/**
 * Stores what is typed about the site. What can be taken is in the draft with each key, so that the page shows it; what
 * cannot is kept as it was typed. `setValues` gets what was undone, redone, or taken from another copy of the draft.
 */
export function useFactsInDraft(values: FactValues, setValues: (values: FactValues) => void): void {
  const { draft, dispatch } = useEditor();
  const { facts } = draft.design;
  const known = useRef({ facts, values });
  useEffect(() => {
    if (values === known.current.values) return;
    const before = takenOf(known.current.values);
    const taken = takenOf(values);
    for (const [at, [name, text]] of taken.held.entries())
      if (before.held[at]?.[1] !== text) dispatch({ type: 'textHeld', field: name, text });
    const isSame = JSON.stringify(taken.facts) === JSON.stringify(known.current.facts);
    const fact = changedField(known.current.values, values);
    known.current = { values, facts: isSame ? known.current.facts : taken.facts };
    if (!isSame) dispatch({ type: 'factsEdited', fact, facts: taken.facts });
  }, [values, dispatch]);
  useEffect(() => {
    if (facts === known.current.facts) return;
    const followed = valuesOf(facts);
    known.current = { facts, values: followed };
    setValues(followed);
  }, [facts, setValues]);
}

type Fields = Readonly<Record<string, unknown>>;

/** The first field in which two states of the form differ: letters of one field are undone together. */
function changedField(before: FactValues, after: FactValues): string {
  const changed = changedKey(before, after);
  return changed === 'answers' ? `answers ${changedKey(before.answers, after.answers)}` : changed;
}

function changedKey(before: Fields, after: Fields): string {
  return Object.keys(after).find((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key])) ?? '';
}
