import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json is not above the running code');
  return findRoot(parent);
}

/** The project's folder, from the sources as from dist/. */
const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

/** An absolute path inside the project. */
export function projectPath(...parts: readonly string[]): string {
  return join(projectRoot, ...parts);
}
