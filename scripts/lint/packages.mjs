/** Packages are imported by what their package.json offers to others, and by no other path inside of them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NOT_OFFERED =
  'Import what the package offers: a path that its "exports" names. Another path inside of it may change with any release.';

/** The name of the package, and the path inside of it with a dot in front: `./server`, or `.` for none. */
const PARTS = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/;

const exportsOf = new Map();

/** The paths that a package offers; null where it is not installed. */
function offeredBy(root, name) {
  if (!exportsOf.has(name)) {
    const file = join(root, 'node_modules', name, 'package.json');
    const found = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).exports ?? '.') : null;
    exportsOf.set(name, found && pathsOf(found));
  }
  return exportsOf.get(name);
}

/** `exports` is a target, conditions of one, or targets by their paths; a path without a target is closed. */
function pathsOf(found) {
  if (typeof found === 'string' || !Object.keys(found).some((key) => key.startsWith('.'))) return ['.'];
  return Object.entries(found).flatMap(([path, target]) => (target === null ? [] : [path]));
}

function matches(offered, path) {
  const [before, after] = offered.split('*');
  return after === undefined ? offered === path : path.startsWith(before) && path.endsWith(after);
}

/**
 * The complaint, or null where the import is allowed.
 * @param {string} root the folder of node_modules
 * @param {string} specifier as it is written in the import
 */
export function judgeEntry(root, specifier) {
  if (/^[.#]/.test(specifier)) return specifier.includes('/node_modules/') ? NOT_OFFERED : null;
  const [, name, inside = ''] = PARTS.exec(specifier) ?? [];
  const offered = name && !name.includes(':') ? offeredBy(root, name) : null;
  if (!offered) return null;
  return offered.some((each) => matches(each, `.${inside.split('?')[0]}`)) ? null : NOT_OFFERED;
}
