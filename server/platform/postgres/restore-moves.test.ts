/** A restore that is killed at any moment of its moves. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishRestore, replace, type Place } from './restore-moves.js';

const NAMES = ['data', 'files', 'token-secret', 'credentials.json'] as const;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** The data have an old and a new folder; files have come, the secret has gone. */
function prepare(): { folder: string; places: readonly Place[] } {
  const folder = mkdtempSync(join(tmpdir(), 'barpa-moves-'));
  folders.push(folder);
  const places = NAMES.map((name) => ({ name, path: join(folder, name), fresh: join(folder, `${name}.restored`) }));
  for (const name of ['data', 'credentials.json', 'data.restored', 'credentials.json.restored', 'files.restored'])
    writeFileSync(join(folder, name), name.endsWith('.restored') ? 'new' : 'old');
  writeFileSync(join(folder, 'token-secret'), 'old');
  return { folder, places };
}

function contents(folder: string): Record<string, string> {
  const names = NAMES.flatMap((name) => [name, `${name}.before-x`, `${name}.restored`]);
  const found = names.filter((name) => existsSync(join(folder, name)));
  return Object.fromEntries(found.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const REPLACED = {
  data: 'new',
  'data.before-x': 'old',
  files: 'new',
  'token-secret.before-x': 'old',
  'credentials.json': 'new',
  'credentials.json.before-x': 'old',
};

const RENAMES = [
  ['data', 'data.before-x'],
  ['data.restored', 'data'],
  ['files.restored', 'files'],
  ['token-secret', 'token-secret.before-x'],
  ['credentials.json', 'credentials.json.before-x'],
  ['credentials.json.restored', 'credentials.json'],
] as const;

it('replaces everything and says where it was kept', () => {
  const { folder, places } = prepare();
  const aside = replace(folder, places, '.before-x');
  expect(aside).toEqual(['data', 'token-secret', 'credentials.json'].map((name) => join(folder, `${name}.before-x`)));
  expect(contents(folder)).toEqual(REPLACED);
  expect(finishRestore(folder)).toBe(false);
});

it.each(RENAMES.map((_, done) => done).concat(RENAMES.length))('finishes after %i of the moves', (done) => {
  const { folder, places } = prepare();
  const moves = places.map(({ path, fresh }) => ({
    path,
    aside: existsSync(path) ? `${path}.before-x` : null,
    fresh: existsSync(fresh) ? fresh : null,
  }));
  writeFileSync(join(folder, 'restore.json'), JSON.stringify(moves));
  for (const [from, to] of RENAMES.slice(0, done)) renameSync(join(folder, from), join(folder, to));
  expect(finishRestore(folder)).toBe(true);
  expect(contents(folder)).toEqual(REPLACED);
  expect(finishRestore(folder)).toBe(false);
});

it('cannot lose a restored folder to a removed old one', () => {
  const { folder, places } = prepare();
  const [data] = places;
  writeFileSync(
    join(folder, 'restore.json'),
    JSON.stringify([{ path: data?.path, aside: `${data?.path}.before-x`, fresh: data?.fresh }]),
  );
  rmSync(join(folder, 'data'));
  renameSync(join(folder, 'data.restored'), join(folder, 'data'));
  mkdirSync(join(folder, 'elsewhere'));
  finishRestore(folder);
  expect(contents(folder)['data']).toBe('new');
});
