/** Each kind of broken citation is planted in a small project of its own, where all others resolve. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Check = (root: string) => string[];

const requirement = (number: number): string => `- **S-${String(number).padStart(3, '0')}** One.`;
const requirements = Array.from({ length: 331 }, (_, index) => requirement(index + 1));

/** A project in which everything resolves. */
const PROJECT: Readonly<Record<string, string>> = {
  'README.md': 'See [the map](docs/map.md#request-processing), <https://a.example> and [above](#top).\n\n# Top',
  'docs/map.md':
    '# Request processing\n\n[decision 042](decisions/042-money.md), `[x](y)`, `core/rule.ts`, docs/map.md',
  'docs/decisions/042-money.md': '# 042 Money',
  'docs/spec/all.md': requirements.join('\n'),
  'docs/spec/decisions.md': '| D-07 | two | readings |',
  'docs/spec/protocols.md': '## B1 The gateway',
  'docs/spec/README.md': '| specification 2 §4 | states | here |',
  'core/README.md':
    'See `rule.ts`, `core/rule`, `rates/`, `core/<folder>/vat.ts`; `vat()` and `RATE` (`rates/vat.ts`), `/api/none`, `text/html`',
  'core/rates/vat.ts': 'export const RATE = 9;\nexport function vat() {}',
  'core/rule.ts': '// S-331, D-07, protocols B1,\n// specification 2 §4, decision 042, docs/map.md',
  'node_modules/a/b.js': '// S-999',
};

const FAULTS: readonly (readonly [name: string, path: string, text: string, complaint: string])[] = [
  ['code cannot cite an unknown requirement', 'core/a.ts', '// S-999', 'core/a.ts:1:'],
  ['a test cannot cite an unknown requirement', 'tests/a.test.ts', `\n\n'S-332'`, 'tests/a.test.ts:3:'],
  ['a document cannot cite an unknown requirement', 'docs/a.md', 'S-000', 'docs/a.md:1:'],
  ['a requirement cannot lose its zeros', 'core/a.ts', '// S-7', 'core/a.ts:1:'],
  ['a requirement cannot be defined twice', 'docs/spec/b.md', requirement(7), 'defined twice'],
  ['a requirement cannot be missing', 'docs/spec/all.md', requirements.slice(1).join('\n'), 'is missing'],
  ['no file cites an unknown choice', 'core/a.ts', '// D-7', 'not defined in docs/spec/decisions.md'],
  ['a choice cannot be defined twice', 'docs/spec/decisions.md', '| D-07 |\n| D-07 |', 'defined twice'],
  ['no file cites an unknown protocol', 'core/a.ts', '// protocols B9', 'not defined in docs/spec/protocols.md'],
  ['no file cites an unknown section', 'core/a.ts', '// specification 3 §1', 'not defined in docs/spec/README.md'],
  ['no file cites an unknown decision record', 'core/a.ts', '// decision 043', 'no record of'],
  ['a list of records is read whole', 'core/a.ts', '// decisions 042 and 043', 'no record of'],
  ['a line end hides no decision record', 'core/a.ts', '/**\n * decision\n * 043\n */', 'no record of'],
  ['rows and records cannot share numbers', 'core/a.ts', '// decision 19', 'is D-nn'],
  ['a document links the record it cites', 'docs/a.md', 'decision 042', 'link to its file'],
  ['the linked file has the cited number', 'docs/a.md', '[decision 042](map.md)', 'link to its file'],
  ['two records cannot share a number', 'docs/decisions/042-other.md', '', 'is taken by 042-money.md'],
  ['a record cannot go without a number', 'docs/decisions/other.md', '', 'a record is named'],
  ['code cannot name a missing document', 'core/a.ts', '// docs/gone.md', 'does not exist'],
  ['a document cannot name a missing source', 'docs/a.md', '`core/gone.ts`', 'there is no file'],
  ['a document cannot name a missing folder', 'docs/a.md', '`core/gone/`', 'there is no file core/gone/'],
  ['a path without an ending is judged', 'core/README.md', '`rates/gone`', 'there is no file rates/gone'],
  ['a pattern cannot match nothing', 'docs/a.md', '`core/<folder>/gone.ts`', 'there is no file'],
  ['a README cannot name a missing file below it', 'core/README.md', '`gone.ts`', 'there is no file gone.ts'],
  ['a function cannot be missing in its file', 'core/README.md', '`gone()` (`rates/vat.ts`)', 'there is no gone in'],
  ['each name of a list is judged', 'docs/a.md', '`gone`, `vat` of `core/rates/vat.ts`', 'there is no gone in'],
  ['a link cannot lead to no file', 'docs/a.md', '[there](gone.md)', 'leads to no file'],
  ['a picture cannot be missing', 'README.md', '![there](docs/gone.png)', 'leads to no file'],
  ['a link cannot lead to no heading', 'docs/a.md', '[there](map.md#gone)', 'leads to no heading'],
];

let check: Check;
let root: string;

beforeAll(async () => {
  const module = pathToFileURL(join(process.cwd(), 'scripts/lib/references.mjs')).href;
  check = ((await import(module)) as { referenceFaults: Check }).referenceFaults;
});

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'barpa-references-'));
  for (const [path, text] of Object.entries(PROJECT)) plant(path, text);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('references', () => {
  it('a project whose citations resolve passes', () => {
    expect(check(root)).toEqual([]);
  });

  it.each(FAULTS)('%s', (_name, path, text, complaint) => {
    plant(path, text);
    const faults = check(root);
    expect(faults.filter((fault) => fault.includes(complaint))).toHaveLength(1);
  });
});
