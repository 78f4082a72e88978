/** The project's folder, and how a command fails. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const inProject = (...parts) => join(root, ...parts);

/** Says one thing and ends with 1. */
export function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
