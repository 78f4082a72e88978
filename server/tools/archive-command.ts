/** The shared part of the two commands for backups. */
import { resolve } from 'node:path';
import type { Config } from '#server/config/config.js';
import { StartError } from '#platform/log/start-error.js';
import { describeStartFault } from '#server/start-errors.js';

/** @throws StartError where there is not exactly one file named. */
export function fileArgument(command: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) throw new StartError(`Name one file: npm run ${command} -- FILE`);
  return resolve(file);
}

/** @throws StartError where the database is not the embedded one. */
export function refuseOwnDatabase({ databaseUrl }: Config, tool: string): void {
  if (databaseUrl)
    throw new StartError(
      `DATABASE_URL is set: use PostgreSQL's own ${tool} for it, and copy the files (docs/operations.md).`,
    );
}

export function endWithSentence(error: unknown): void {
  process.stderr.write(`${describeStartFault(error)}\n`);
  process.exitCode = 1;
}
