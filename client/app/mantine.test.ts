import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const modules = resolve(import.meta.dirname, '../../node_modules/@mantine');
const styles = join(modules, 'core/styles');
const code = join(modules, 'core/esm');
const read = (file: string): string => readFileSync(file, 'utf8');

/** The names that the client, and the packages beside it, import from `@mantine/core`. */
function importedNames(): Set<string> {
  const own = globSync('**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '..') }).map((file) =>
    join(import.meta.dirname, '..', file),
  );
  const packages = globSync('{notifications,modals}/esm/**/*.mjs', { cwd: modules }).map((file) => join(modules, file));
  const lists = [...own, ...packages].flatMap((file) => [
    ...read(file).matchAll(/import\s+\{([^}]*)\}\s+from\s+["']@mantine\/core["']/g),
  ]);
  return new Set(lists.flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(' as ')[0] ?? '')));
}

/** The modules of these names, and all that they import. */
function reached(names: ReadonlySet<string>): Set<string> {
  const index = read(join(code, 'index.mjs'));
  const left = [...index.matchAll(/import\s+\{([^}]*)\}\s+from\s+["']([^"']+)["']/g)]
    .filter(([, list = '']) => list.split(',').some((name) => names.has(name.trim().split(' as ').at(-1) ?? '')))
    .map(([, , file = '']) => resolve(code, file));
  const found = new Set<string>();
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file) || !existsSync(file)) continue;
    found.add(file);
    for (const [, other = ''] of read(file).matchAll(/(?:from|import)\s+["'](\.[^"']+)["']/g))
      left.push(resolve(dirname(file), other));
  }
  return found;
}

const classesOf = (text: string): string[] => text.match(/\bm_[0-9a-f]+\b/g) ?? [];

/** The style sheets of components of which a class is used, in the order in which the whole sheet has them. */
function neededSheets(): string[] {
  const used = new Set(
    [...reached(importedNames())].flatMap((file) => (file.endsWith('.module.mjs') ? classesOf(read(file)) : [])),
  );
  const whole = classesOf(read(join(modules, 'core/styles.css')));
  const sheets = readdirSync(styles).filter((file) => /^[A-Z]\w*\.css$/.test(file));
  const placeOf = (file: string): number => {
    const own = classesOf(read(join(styles, file)));
    const count = (list: readonly string[], name: string) => list.filter((each) => each === name).length;
    return whole.indexOf(own.find((name) => count(own, name) === count(whole, name)) ?? '');
  };
  return sheets
    .filter((file) => classesOf(read(join(styles, file))).some((name) => used.has(name)))
    .map((file) => ({ file, place: placeOf(file) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ file }) => file);
}

test('the styles of every used component of Mantine are imported, and no others', () => {
  const imported = [
    ...read(join(import.meta.dirname, 'mantine.css')).matchAll(/@mantine\/core\/styles\/([A-Z]\w*\.css)/g),
  ];
  expect(imported.map(([, file]) => file)).toEqual(neededSheets());
});
