/** The messages that the spam score is developed with, and those that it is measured with. All are written for it. */
import { readdirSync, readFileSync } from 'node:fs';

export interface CorpusMessage {
  readonly text: string;
  readonly isSpam: boolean;
  /** Without folder. */
  readonly file: string;
  /**
   * The number of a block of messages that were written one after the other and so are alike: counted from zero within
   * a file.
   */
  readonly block: number;
}

type Kind = 'spam' | 'honest';

const BLOCK = 30;

const read = (folder: string, file: string, isSpam: boolean): CorpusMessage[] =>
  readFileSync(`${folder}/${file}`, 'utf8')
    .trim()
    .split('\n')
    .map((line, at) => {
      const { text }: { text: string } = JSON.parse(line);
      return { text, isSpam, file, block: Math.floor(at / BLOCK) };
    });

function ofKind(part: string, kind: Kind): CorpusMessage[] {
  const folder = `tests/corpus/${part}`;
  const files = readdirSync(folder).filter((name) => name.startsWith(kind));
  return files.sort().flatMap((name) => read(folder, name, kind === 'spam'));
}

/** Spam first. `frozen` is for measuring alone: nothing may be chosen by it. */
export const messagesOf = (part: 'development' | 'frozen'): readonly CorpusMessage[] => [
  ...ofKind(part, 'spam'),
  ...ofKind(part, 'honest'),
];
