import { readFileSync } from 'node:fs';
import { projectPath } from '#platform/paths.js';

/** In this order: each stands on those before it. */
const SUBJECTS = ['common', 'accounts', 'ledger', 'orders', 'payments', 'messages', 'platform'];

/** What the initial migration runs, one text a subject. */
export function initialSql(): string[] {
  return SUBJECTS.map((subject) => readFileSync(projectPath(`server/migrations/initial/${subject}.sql`), 'utf8'));
}
