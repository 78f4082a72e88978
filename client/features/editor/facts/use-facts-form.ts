import type { UseFormReturnType } from '@mantine/form';
import { z } from 'zod';
import { ANSWER_KEYS, type AnswerKey } from '#core/design/answers.js';
import { readFact, type TextFact } from '#core/design/fact-rules.js';
import { NETWORKS, type Network } from '#core/sites/network-link.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { useEditor } from '../context/editor-context.js';
import { ONE_LINERS, valuesOf, type FactValues, type OneLiner } from './fact-values.js';
import { useFactsInDraft } from './use-facts-in-draft.js';

const field = (fact: TextFact) =>
  z.string().superRefine((typed, context) => {
    const read = readFact(fact, typed);
    if ('fault' in read) context.addIssue({ code: 'custom', message: read.fault });
  });
type Field = ReturnType<typeof field>;

const answer = z.array(z.object({ title: field('answerTitle'), text: field('answerText') }));

const formSchema = z.object({
  ...(Object.fromEntries(ONE_LINERS.map((fact) => [fact, field(fact)])) as Record<OneLiner, Field>),
  hours: z.array(z.object({ days: field('days'), times: field('times') })),
  profiles: z.object(Object.fromEntries(NETWORKS.map((each) => [each, field(each)])) as Record<Network, Field>),
  answers: z.object(Object.fromEntries(ANSWER_KEYS.map((key) => [key, answer])) as Record<AnswerKey, typeof answer>),
});

export type FactsForm = UseFormReturnType<FactValues>;

/** The facts of the draft as a form. */
export function useFactsForm(): FactsForm {
  const { draft } = useEditor();
  const form = useLiveForm<FactValues>(
    formSchema as unknown as z.ZodType<unknown, FactValues>,
    valuesOf(draft.design.facts, draft.held),
  );
  useFactsInDraft(form.values, form.setValues);
  return form;
}
