import { Button } from '@mantine/core';
import { openQuestions, questionsMessages } from '../messages/questions.messages.js';
import { useEditor } from '../context/editor-context.js';
import styles from './checks.module.css';

/** One line for all questions of the trade that were left open; nothing where no trade was named. */
export function OpenQuestions({ onFacts }: { readonly onFacts: () => void }) {
  const { trade, answers } = useEditor().draft.design.facts ?? {};
  const open = trade === undefined ? [] : openQuestions(trade, answers);
  if (open.length === 0) return null;
  return (
    <div className={styles.row}>
      <span className={styles.text}>{questionsMessages.open(open)}</span>
      <Button size="compact-sm" variant="light" onClick={onFacts}>
        {questionsMessages.answer}
      </Button>
    </div>
  );
}
