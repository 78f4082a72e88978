/** Colours outside of the tokens, planted in a small project of its own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Check = (root: string) => string[];

const root = mkdtempSync(join(tmpdir(), 'barpa-colours-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function faultsOf(path: string, text: string): Promise<string[]> {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const module = pathToFileURL(join(process.cwd(), 'scripts/lib/colours.mjs')).href;
  const { colourFaults } = (await import(module)) as { colourFaults: Check };
  const faults = colourFaults(root);
  rmSync(file);
  return faults;
}

test.each([
  ['a style sheet cannot have a colour of its own', 'client/a/a.module.css', '.a {\n  color: #7C3AED;\n}', ':2:'],
  ['a style sheet cannot mix a colour by numbers', 'client/a.css', 'a { color: rgb(0 0 0 / 10%) }', ':1:'],
  ['a longer value cannot mix a colour', 'client/a.css', 'a {\n  box-shadow:\n    0 1px #000;\n}', ':3:'],
  ['a drawing cannot have a colour of its own', 'client/a.tsx', '<path fill="#fff" />', ':1:'],
  ['an expression cannot have a colour of its own', 'client/a.tsx', "<path fill={'#fff'} />", ':1:'],
  ['an element cannot have a colour of its own', 'client/a.tsx', "<p style={{ color: '#fff' }} />", ':1:'],
])('%s', async (_name, path, text, where) => {
  expect(await faultsOf(path, text)).toEqual([expect.stringContaining(`${path}${where}`)]);
});

test.each([
  ['tokens name colours', 'client/app/tokens.css', ':root { --b-a: #fff }'],
  ['a style sheet uses tokens', 'client/a.css', '#face { color: var(--b-text); mask: url(#fade) }'],
])('%s', async (_name, path, text) => {
  expect(await faultsOf(path, text)).toEqual([]);
});
