import { readFileSync } from 'node:fs';
import { projectPath } from '#platform/paths.js';

/** In this order: each refers to those before it. */
const SUBJECTS = [
  'common',
  'accounts',
  'ledger',
  'orders',
  'payments',
  'sites',
  'domains',
  'visitors',
  'messages',
  'platform',
];

/** The statements of the initial migration, one text a subject. */
export function initialSql(): string[] {
  return SUBJECTS.map((subject) => readFileSync(projectPath(`server/migrations/initial/${subject}.sql`), 'utf8'));
}
