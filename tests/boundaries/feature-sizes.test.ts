/** A feature stays small enough to be read as a whole, or has an order of its parts. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Orders = Readonly<Record<string, readonly string[]>>;

/** Source files of a feature of the server, tests not counted. */
const MOST = 80;
/** Larger features have an order of their subfolders. */
const FREE = 40;

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  ).length;

test(`a feature of the server cannot have more than ${MOST} source files`, () => {
  const features = foldersIn('server/features');
  expect(features.length).toBeGreaterThan(20);
  expect(features.filter((name) => sizeOf(`server/features/${name}`) > MOST)).toEqual([]);
});

test.each([
  ['server', 'SUBFOLDER_ORDER'],
  ['client', 'CLIENT_SUBFOLDER_ORDER'],
])(`a feature of the %s of more than ${FREE} source files has an order of its subfolders`, async (side, table) => {
  const module = pathToFileURL(join(process.cwd(), 'scripts/lint/boundaries.mjs')).href;
  const orders = ((await import(module)) as Record<string, Orders>)[table];
  const large = foldersIn(`${side}/features`).filter((name) => sizeOf(`${side}/features/${name}`) > FREE);
  expect(large.length).toBeGreaterThan(4);
  for (const name of large)
    expect([name, [...(orders?.[name] ?? [])].sort()]).toEqual([name, foldersIn(`${side}/features/${name}`)]);
});
