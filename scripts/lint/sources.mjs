/** Where imports lead, and the circles they make. The linter's own rule does not follow `./a.js` to `a.tsx`. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { inProject } from '../lib/project.mjs';
import { pathOf } from './modules.mjs';

const STATIC_IMPORT = /^\s*(?:import|export)\b(?!\s*type\b)([^'"();]*?)(?:\bfrom\s*)?['"]([.#][^'"]+)['"]/gm;

/** Where a relative or `#` specifier leads. Sources are imported with the suffix of what they compile to. */
export function resolveSource(file, specifier) {
  const named = pathOf(specifier);
  const path = named ? inProject(named) : resolve(dirname(file), specifier);
  const stem = path.replace(/\.jsx?$/, '');
  const candidates = [`${stem}.ts`, `${stem}.tsx`, join(path, 'index.ts'), join(path, 'index.tsx')];
  return candidates.find((candidate) => existsSync(candidate)) ?? path.replace(/\.js$/, '.ts');
}

/** `{ type A, type B }` is erased by the compiler like `import type`. */
function isErased(clause) {
  const names = /^\s*\{([^}]*)\}\s*$/.exec(clause)?.[1];
  return (
    names !== undefined &&
    names.trim() !== '' &&
    names.split(',').every((name) => name.trim() === '' || /^\s*type\s/.test(name))
  );
}

const importsOf = new Map();

/** Files that run when this one is loaded. Read once a run. */
export function importedBy(file) {
  let files = importsOf.get(file);
  if (!files) {
    const text = existsSync(file) && /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : '';
    files = [...text.matchAll(STATIC_IMPORT)]
      .filter(([, clause]) => !isErased(clause))
      .map(([, , specifier]) => resolveSource(file, specifier));
    importsOf.set(file, files);
  }
  return files;
}

/**
 * The shortest way from `start` back to `file`, as a list of files beginning with `start`; null where there is none.
 */
export function circle(file, start) {
  const cameFrom = new Map([[start, null]]);
  const queue = [start];
  for (const current of queue) {
    if (current === file) return trail(cameFrom, current);
    for (const next of importedBy(current)) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, current);
      queue.push(next);
    }
  }
  return null;
}

function trail(cameFrom, end) {
  const files = [];
  for (let file = end; file; file = cameFrom.get(file)) files.unshift(file);
  return files;
}
