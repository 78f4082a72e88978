import { Button, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FACTS, readFact, type TextFact } from '#core/design/fact-rules.js';
import { TRADE_NAMES, TRADES } from '#core/design/trades.js';
import { afterPress } from '#client/lib/live/after-press.js';
import { Panel } from '#client/ui/panel.js';
import { useEditor } from '../../context/editor-context.js';
import { factsMessages } from '../../messages/facts.messages.js';
import { questionsMessages } from '../../messages/questions.messages.js';
import { interviewMessages as m } from '../../messages/interview.messages.js';
import { AnswerFields } from '../answer-fields.js';
import { valuesOf, type FactValues } from '../fact-values.js';
import { useFactsInDraft } from '../use-facts-in-draft.js';
import { HoursFields } from './hours-fields.js';
import styles from './interview.module.css';

type Asked = 'name' | 'phone' | 'address';
const ASKED: readonly Asked[] = ['name', 'phone', 'address'];

const TRADE_OPTIONS = [
  { value: '', label: m.noTrade },
  ...TRADES.map((value) => ({ value, label: TRADE_NAMES[value] })),
];

function faultOf(fact: TextFact, typed: string): string | null {
  const read = readFact(fact, typed);
  return 'fault' in read ? read.fault : null;
}

interface InterviewProps {
  /** The form's id, for a button outside of it. */
  readonly formId: string;
  readonly onDone: () => void;
}

/**
 * Asks what nearly every site says, then of whoever named a trade what its sites say. Each answer is in the draft as
 * soon as it can be taken; submitting holds where one cannot. The page says its title and what it is for.
 */
export function Interview({ formId, onDone }: InterviewProps) {
  const { draft } = useEditor();
  const [values, setValues] = useState(() => valuesOf(draft.design.facts, draft.held));
  useFactsInDraft(values, setValues);
  const { left, leave } = useLeftFields();
  const [isAboutWork, setAboutWork] = useState(false);
  const change = (part: Partial<FactValues>) => setValues((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAboutWork) return onDone();
    const wrong = ASKED.find((fact) => faultOf(fact, values[fact]) !== null);
    if (wrong === undefined) return values.trade === '' ? onDone() : setAboutWork(true);
    leave(...ASKED);
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
  };
  const field = (fact: Asked) => ({
    name: fact,
    maxLength: FACTS[fact],
    value: values[fact],
    error: left.has(fact) && faultOf(fact, values[fact]),
    onBlur: () => afterPress(() => leave(fact)),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ [fact]: event.currentTarget.value }),
  });
  if (isAboutWork) {
    return (
      <Panel title={m.title} isTitledAbove>
        <form id={formId} className={styles.form} noValidate onSubmit={submit}>
          <WorkHeading />
          <AnswerFields trade={values.trade} answers={values.answers} onChange={(answers) => change({ answers })} />
          <Button
            variant="subtle"
            className={styles.back}
            leftSection={<IconArrowRight size={16} aria-hidden />}
            onClick={() => setAboutWork(false)}
          >
            {questionsMessages.back}
          </Button>
        </form>
      </Panel>
    );
  }
  return (
    <Panel title={m.title} isTitledAbove>
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <TextInput {...factsMessages.fields.name} autoComplete="organization" {...field('name')} />
          <NativeSelect
            label={factsMessages.fields.trade.label}
            data={TRADE_OPTIONS}
            value={values.trade}
            onChange={(event) => change({ trade: event.currentTarget.value })}
          />
          <TextInput
            {...m.fields.phone}
            type="tel"
            className={styles.ltr}
            dir="ltr"
            autoComplete="tel"
            {...field('phone')}
          />
          <TextInput {...m.fields.address} autoComplete="street-address" {...field('address')} />
        </SimpleGrid>
        <HoursFields lines={values.hours} onChange={(hours) => change({ hours })} />
        <p className={styles.stored}>{m.stored}</p>
      </form>
    </Panel>
  );
}

/** The screen changed under the button that was pressed: whoever reads or types goes on from here. */
function WorkHeading() {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div ref={heading} tabIndex={-1} className={styles.about}>
      <h2 className={styles.legend}>{questionsMessages.title}</h2>
      <p className={styles.stored}>{questionsMessages.text}</p>
    </div>
  );
}

/** The fields that were left once: only these are judged. */
function useLeftFields() {
  const [left, setLeft] = useState<ReadonlySet<Asked>>(new Set());
  const leave = (...fields: readonly Asked[]) => setLeft((before) => new Set([...before, ...fields]));
  return { left, leave };
}
