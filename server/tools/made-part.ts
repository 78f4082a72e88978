/** The part of a document that a program makes, between two comments. */
import { readFileSync } from 'node:fs';
import { projectPath } from '#platform/paths.js';

const BEGIN = '<!-- made by npm run codegen: begin -->';
const END = '<!-- made by npm run codegen: end -->';

/** The document with that part. @throws Error where the document lacks the two comments. */
export function withMadePart(path: string, made: string): string {
  const source = readFileSync(projectPath(path), 'utf8');
  const [from, to] = [source.indexOf(BEGIN), source.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${path} lacks the lines "${BEGIN}" and "${END}"`);
  return `${source.slice(0, from)}${BEGIN}\n\n${made}\n\n${source.slice(to)}`;
}
