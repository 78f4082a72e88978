/** The messages that the spam score is developed with, and those that it is measured with. All are written for it. */
import { readFileSync } from 'node:fs';

export interface CorpusMessage {
  readonly text: string;
  readonly isSpam: boolean;
}

function read(part: string, kind: 'spam' | 'honest'): CorpusMessage[] {
  const lines = readFileSync(`tests/corpus/${part}/${kind}.jsonl`, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { text }: { text: string } = JSON.parse(line);
    return { text, isSpam: kind === 'spam' };
  });
}

/** Spam first. `frozen` is for measuring alone: nothing may be chosen by it. */
export const messagesOf = (part: 'development' | 'frozen'): readonly CorpusMessage[] => [
  ...read(part, 'spam'),
  ...read(part, 'honest'),
];
