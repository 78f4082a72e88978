/** Paths and the first question: is this Node new enough? Uses nothing that npm installs. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const inProject = (...parts) => join(root, ...parts);

const LEAST = [20, 19];

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  fail(
    `Barpa needs Node.js ${LEAST.join('.')} or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org.`,
  );
}

/** Says one thing and ends with 1. */
export function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
