import { Stack, TextInput } from '@mantine/core';
import type { AnswerKey, AnswerLine } from '#core/design/answers.js';
import { ANSWERS } from '#core/limits/limits.js';
import { toPersianDigits } from '#core/text/digits.js';
import { answeredKeys, questionsMessages as m, questionsOf, type Question } from '../messages/questions.messages.js';
import type { FactValues } from './fact-values.js';
import styles from './facts.module.css';

interface AnswerFieldsProps {
  /** Empty where none was named. */
  readonly trade: string;
  readonly answers: FactValues['answers'];
  readonly onChange: (answers: FactValues['answers']) => void;
}

/** The questions about the work. A further line comes with each that was written, up to the bound. */
export function AnswerFields({ trade, answers, onChange }: AnswerFieldsProps) {
  return (
    <Stack gap="md">
      {questionsOf(trade, answeredKeys(answers)).map((question) => (
        <QuestionFields
          key={question.key}
          question={question}
          lines={answers[question.key]}
          onChange={(lines) => onChange({ ...answers, [question.key]: lines } satisfies Record<AnswerKey, unknown>)}
        />
      ))}
    </Stack>
  );
}

interface QuestionFieldsProps {
  readonly question: Question;
  readonly lines: readonly AnswerLine[];
  readonly onChange: (lines: readonly AnswerLine[]) => void;
}

function QuestionFields({ question, lines, onChange }: QuestionFieldsProps) {
  const { name, ask, example, more } = question;
  const written = lines.findLastIndex(({ title, text }) => title !== '' || text !== '') + 1;
  const shown = lines.slice(0, Math.max(written, Math.min(question.lines, written + 1)));
  const change = (at: number, part: Partial<AnswerLine>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...part } : line)));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{ask}</legend>
      <Stack gap="xs">
        {shown.map(({ title, text }, at) => {
          const number = toPersianDigits(at + 1);
          return (
            <div key={at} className={styles.answer}>
              <TextInput
                aria-label={m.line(name, number)}
                placeholder={at === 0 ? example : undefined}
                maxLength={ANSWERS.title}
                value={title}
                onChange={(event) => change(at, { title: event.currentTarget.value })}
              />
              {more && (
                <TextInput
                  aria-label={m.line(more.name, number)}
                  placeholder={at === 0 ? more.example : more.name}
                  maxLength={ANSWERS.text}
                  value={text}
                  onChange={(event) => change(at, { text: event.currentTarget.value })}
                />
              )}
            </div>
          );
        })}
      </Stack>
    </fieldset>
  );
}
