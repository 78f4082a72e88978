import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { readFact, type TextFact } from '#core/design/fact-rules.js';
import { NETWORKS, type Network } from '#core/sites/network-link.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { useEditor } from '../editor-context.js';
import { ONE_LINERS, takenOf, valuesOf, type FactValues, type OneLiner } from './fact-values.js';

const field = (fact: TextFact) =>
  z.string().superRefine((typed, context) => {
    const read = readFact(fact, typed);
    if ('fault' in read) context.addIssue({ code: 'custom', message: read.fault });
  });
type Field = ReturnType<typeof field>;

const formSchema = z.object({
  ...(Object.fromEntries(ONE_LINERS.map((fact) => [fact, field(fact)])) as Record<OneLiner, Field>),
  hours: z.array(z.object({ days: field('days'), times: field('times') })),
  profiles: z.object(Object.fromEntries(NETWORKS.map((each) => [each, field(each)])) as Record<Network, Field>),
});

export type FactsForm = UseFormReturnType<FactValues>;

/**
 * The facts of the draft as a form. What can be taken is in the draft with each key, so that the page shows it; what
 * cannot is kept as it was typed.
 */
export function useFactsForm(): FactsForm {
  const { draft, dispatch } = useEditor();
  const { facts } = draft.design;
  const form = useLiveForm<FactValues>(
    formSchema as unknown as z.ZodType<unknown, FactValues>,
    valuesOf(facts, draft.held),
  );
  const { values, setValues } = form;
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
  // Undone, redone, or taken from another copy of the draft: the fields follow.
  useEffect(() => {
    if (facts === known.current.facts) return;
    const followed = valuesOf(facts);
    known.current = { facts, values: followed };
    setValues(followed);
  }, [facts, setValues]);
  return form;
}

/** The first field in which two states of the form differ: letters of one field are undone together. */
function changedField(before: FactValues, after: FactValues): string {
  return Object.keys(after).find((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key])) ?? '';
}
