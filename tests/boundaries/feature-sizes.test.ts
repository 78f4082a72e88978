/** A feature of the server stays small enough to be read as a whole. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FEATURES = 'server/features';
/** Source files, tests not counted. */
const MOST = 80;
/** Larger features have an order of their subfolders. */
const FREE = 40;

const sizeOf = (feature: string): number =>
  readdirSync(`${FEATURES}/${feature}`, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  ).length;

const subfoldersOf = (feature: string): string[] =>
  readdirSync(`${FEATURES}/${feature}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const features = readdirSync(FEATURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test(`a feature cannot have more than ${MOST} source files`, () => {
  expect(features.length).toBeGreaterThan(20);
  expect(features.filter((name) => sizeOf(name) > MOST)).toEqual([]);
});

test(`a feature of more than ${FREE} source files has an order of its subfolders`, async () => {
  const module = pathToFileURL(join(process.cwd(), 'scripts/lint/boundaries.mjs')).href;
  const { SUBFOLDER_ORDER } = (await import(module)) as {
    SUBFOLDER_ORDER: Readonly<Record<string, readonly string[]>>;
  };
  for (const feature of features.filter((name) => sizeOf(name) > FREE))
    expect([feature, [...(SUBFOLDER_ORDER[feature] ?? [])].sort()]).toEqual([feature, subfoldersOf(feature)]);
});
