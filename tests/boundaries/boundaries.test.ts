/** Each rule of the linter is proven by a file that breaks it, in a small copy of the project. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FILES } from './copied-files.js';

const project = process.cwd();

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'barpa-boundaries-'));
  for (const path of ['.oxlintrc.json', 'package.json', 'scripts'])
    cpSync(join(project, path), join(copy, path), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  for (const [path, text] of Object.entries(FILES)) plant(path, text);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), `${text}\n`);
}

/** Every complaint of the linter, one text. */
function lint(): string {
  const oxlint = join(project, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format=unix'], { cwd: copy, encoding: 'utf8' });
  return stdout + stderr;
}

const using = (name: string, specifier: string): string =>
  `import { ${name} } from '${specifier}';\nexport const planted = ${name};`;

const VIOLATIONS: readonly (readonly [name: string, path: string, text: string, message: string])[] = [
  [
    'core cannot import the server',
    'core/planted.ts',
    using('now', '#platform/clock.js'),
    'core imports nothing but zod and itself',
  ],
  [
    'core cannot import a package',
    'core/planted.ts',
    using('readFileSync', 'node:fs'),
    'core may use zod and nothing else',
  ],
  [
    'core cannot borrow a server type',
    'core/planted.ts',
    "export type Planted = import('#platform/clock.js').Clock;",
    'core imports nothing but',
  ],
  [
    'sitekit cannot import the client',
    'sitekit/planted.ts',
    using('router', '#client/app/router.js'),
    'sitekit may use core and React only',
  ],
  ['sitekit cannot import a package', 'sitekit/planted.ts', using('Button', '@mantine/core'), 'sitekit may use react'],
  [
    'the client cannot import the server',
    'client/planted.ts',
    using('now', '#platform/clock.js'),
    'The client never imports the server',
  ],
  [
    'the server cannot import the client',
    'server/planted.ts',
    using('router', '#client/app/router.js'),
    'The server never imports the client',
  ],
  [
    'the parts that all features of the client share cannot import one',
    'client/lib/planted.ts',
    using('WalletTab', '#client/features/wallet/index.js'),
    'client/lib does not import client/features',
  ],
  [
    'the kit of the client cannot borrow a type of a feature',
    'client/ui/planted.ts',
    "import type { WalletTab } from '#client/features/wallet/index.js';\nexport type Planted = typeof WalletTab;",
    'client/ui does not import client/features',
  ],
  [
    'a feature of the client cannot import the shell',
    'client/features/wallet/planted.ts',
    using('router', '#client/app/router.js'),
    'client/features does not import client/app',
  ],
  [
    'a feature of the client cannot import upward',
    'client/features/wallet/planted.ts',
    using('OrdersTab', '#client/features/orders/index.js'),
    '"orders" is above "wallet" in the order of features. Take what "orders" provides as a prop',
  ],
  [
    'a feature of the client cannot load another lazily upward',
    'client/features/wallet/planted.ts',
    "export const load = () => import('#client/features/orders/index.js');",
    'Take what "orders" provides as a prop',
  ],
  [
    'a feature of the client cannot bypass an index',
    'client/features/orders/planted.ts',
    using('WalletTab', '#client/features/wallet/wallet-tab.js'),
    'Only client/features/wallet/index.ts is open',
  ],
  [
    'a route cannot bypass an index',
    'client/routes/planted.ts',
    "export const load = () => import('#client/features/wallet/wallet-tab.js');",
    'Only client/features/wallet/index.ts is open',
  ],
  [
    'a feature of the client cannot be outside the order',
    'client/features/gossip/planted.ts',
    using('WalletTab', '#client/features/wallet/index.js'),
    'Add it to CLIENT_FEATURE_ORDER',
  ],
  [
    'the platform cannot import a feature',
    'server/platform/planted.ts',
    using('balance', '#features/wallet/index.js'),
    'handed in by server/app.ts',
  ],
  [
    'a feature cannot import an adapter',
    'server/features/orders/planted.ts',
    using('gateway', '#server/adapters/zarinpal.js'),
    'Take the port from ctx.ports',
  ],
  ...(
    [
      ['a provider', 'its simulation', 'gateways/nearpay', './simulation/book.js', 'Only the sandbox serves'],
      ['a simulation', 'its adapter', 'gateways/nearpay/simulation', '../nearpay.js', 'import server/adapters'],
      ['a provider', 'the sandbox', 'gateways/nearpay', '#server/sandbox/page.js', 'The sandbox simulates'],
      ['a provider', 'another', 'gateways/farpay', '../nearpay/nearpay.js', 'import that of "nearpay"'],
      ['a simulation', 'another', 'mail/smtp/simulation', '../../../gateways/nearpay/simulation/book.js', 'is open'],
      ['a provider', 'one of another kind', 'mail/smtp', '../../gateways/nearpay/nearpay.js', 'is open to others'],
      ['what providers share', 'one of them', 'gateways', './nearpay/nearpay.js', 'imports the folders of providers'],
    ] as const
  ).map(([who, what, folder, specifier, message]) => {
    const path = `server/adapters/${folder}/planted.ts`;
    return [`${who} cannot import ${what}`, path, `export * from '${specifier}';`, message] as const;
  }),
  [
    'the assembly cannot import the folder of a provider',
    'server/planted.ts',
    using('nearpay', './adapters/gateways/nearpay/nearpay.js'),
    'Only server/adapters/gateways/index.ts is open',
  ],
  [
    'a feature cannot import a simulation',
    'server/features/orders/planted-book.ts',
    using('book', '#server/adapters/gateways/nearpay/simulation/book.js'),
    'Only the sandbox serves a simulation',
  ],
  [
    'a feature cannot import the assembly',
    'server/features/orders/planted.ts',
    using('app', '#server/app.js'),
    'The APIs, seeds and tools are assembled above',
  ],
  [
    'a feature cannot import upward',
    'server/features/wallet/planted.ts',
    using('order', '#features/orders/index.js'),
    'Publish an event in wallet.events.ts',
  ],
  [
    'a feature cannot load another lazily upward',
    'server/features/wallet/planted.ts',
    "export const load = () => import('#features/orders/index.js');",
    'Publish an event in',
  ],
  [
    'a feature cannot bypass an index',
    'server/features/orders/planted.ts',
    using('balance', '#features/wallet/wallet.service.js'),
    'Only server/features/wallet/index.ts is open',
  ],
  [
    'the assembly cannot bypass an index',
    'server/planted.ts',
    using('balance', './features/wallet/wallet.service.js'),
    'Only server/features/wallet/index.ts is open',
  ],
  [
    'a feature cannot be outside the order',
    'server/features/gossip/planted.ts',
    using('balance', '#features/wallet/index.js'),
    'no place in the order of features',
  ],
  [
    'a subfolder of a feature cannot import one above it',
    'server/features/site-domains/domains/planted.ts',
    using('renew', '../registrations/renew.js'),
    '"registrations" is above "domains" in the order of subfolders',
  ],
  [
    'a subfolder of a feature cannot borrow a type of its index',
    'server/features/site-domains/domains/planted.ts',
    "import type { renew } from '../index.js';\nexport type Planted = typeof renew;",
    'the folder of "site-domains" is above "domains"',
  ],
  [
    'a subfolder of an ordered feature cannot be outside the order',
    'server/features/site-domains/gossip/planted.ts',
    using('renew', '../registrations/renew.js'),
    'Add it to SUBFOLDER_ORDER',
  ],
  [
    'a subfolder of the client cannot import one above it',
    'client/features/editor/edits/planted.ts',
    using('DynamicView', '../views/dynamic-view.js'),
    '"views" is above "edits" in the order of subfolders',
  ],
  [
    'production code cannot import tests',
    'server/planted.ts',
    using('helper', '#tests/helpers/planted.js'),
    'Production code does not import tests',
  ],
  [
    'a relative path cannot leave its module',
    'client/features/wallet/planted.ts',
    using('format', '../../lib/format.js'),
    'Write "#client/lib/format.js"',
  ],
  [
    'a name cannot lead into its own module',
    'server/platform/planted.ts',
    using('now', '#platform/clock.js'),
    'Write a relative path',
  ],
  [
    'a module cannot have two names',
    'server/features/orders/planted.ts',
    using('now', '#server/platform/clock.js'),
    'Write "#platform/clock.js"',
  ],
  [
    'no other module can read the environment',
    'server/platform/planted.ts',
    'export const planted = process.env.PORT;',
    'Only server/config reads process.env',
  ],
  [
    'no module can import the environment',
    'server/planted.ts',
    using('env', 'node:process'),
    'Only server/config reads process.env',
  ],
  [
    'a rule cannot look at the clock',
    'server/features/orders/planted.ts',
    'export const planted = Date.now();',
    'Take the time from ctx.clock.now()',
  ],
  [
    'the server cannot write the address of a page with its tab',
    'server/features/orders/planted.ts',
    'export const planted = (home: string): string => `${home}/dashboard?tab=orders`;',
    'Take the address of a page from a function of core/client-links.ts',
  ],
  [
    'the client cannot write the address of a page with its record',
    'client/planted.ts',
    'export const planted = (id: string): string => `/dashboard/sites/${id}`;',
    'Take the address of a page from a function of core/client-links.ts',
  ],
  ...(
    [
      ['assign to a prototype', 'URL.prototype.planted = () => 1;'],
      ['assign to the global object', 'globalThis.planted = 1;'],
      ['extend the global object', 'Object.assign(globalThis, { planted: 1 });'],
      ['derive from an object of a library', 'export const planted = Object.create(process.stdout);'],
    ] as const
  ).map(
    ([name, text]) =>
      [
        `production code cannot ${name}`,
        `server/planted.ts`,
        `${text}\nexport {};`,
        'as its public interface',
      ] as const,
  ),
  ...(
    [
      ['a path that exports do not name', "import 'graphql-ws/dist/server.js';"],
      ['a path of a package without exports', "import 'pg-types/lib/builtins.js';"],
      ['a file inside node_modules', "import '../node_modules/pg/lib/client.js';"],
      ['an inner type', "export type Inner = import('@mikro-orm/core/typings.d.ts').Dictionary;"],
    ] as const
  ).map(
    ([name, text]) =>
      [`an import cannot name ${name}`, 'server/planted.ts', `${text}\nexport {};`, 'what the package offers'] as const,
  ),
  ['a value cannot be any', 'server/planted.ts', 'export const planted: any = 1;', 'Unexpected `any`'],
  [
    'a file cannot exceed 400 lines',
    'core/planted.ts',
    Array.from({ length: 401 }, (_, line) => `export const line${line} = ${line};`).join('\n'),
    'too many lines',
  ],
  [
    'a function cannot exceed 70 lines',
    'core/planted.ts',
    `export function planted(list: number[]) {\n${'  list.push(1);\n'.repeat(71)}}`,
    'too many lines',
  ],
  [
    'a comment cannot be wider than the code',
    'core/planted.ts',
    `/** ${'word '.repeat(30)}*/\nexport const planted = 1;`,
    'Break this comment',
  ],
  [
    'a comment cannot begin without a subject',
    'core/planted.ts',
    '/** Of the order. */\nexport const planted = 1;',
    'Begin this comment with a subject',
  ],
  [
    'a comment of one line cannot begin without a subject',
    'client/lib/planted.ts',
    '// What it costs.\nexport const planted = 1;',
    'Begin this comment with a subject',
  ],
  [
    'a comment cannot bring a replaced word back',
    'server/planted.ts',
    '/** Rings the bell. */\nexport const planted = 1;',
    'Not "the bell": write notification',
  ],
  [
    'a comment cannot say where a thing stands',
    'server/planted.ts',
    '/** The reason stands in the log. */\nexport const planted = 1;',
    'Not "stands in": write is in',
  ],
  [
    'a name cannot bring a replaced word back',
    'server/planted.ts',
    'export function siteMode() {\n  return 1;\n}',
    'Not "siteMode": write platform',
  ],
];

let complaints: string;

beforeAll(() => {
  for (const [index, [, path, text]] of VIOLATIONS.entries()) plant(planted(path, index), text);
  plant('client/circle.tsx', using('rial', './also-circle.js'));
  plant('client/also-circle.ts', "import { planted } from './circle.js';\nexport const rial = planted;");
  complaints = lint();
});

/** Each violation is in a file of its own, so that one run of the linter finds them all. */
const planted = (path: string, index: number): string => path.replace('planted', `planted-${index}`);

const about = (path: string): string =>
  complaints
    .split('\n')
    .filter((line) => line.startsWith(`${path}:`))
    .join('\n');

test('the copy without a violation passes', () => {
  for (const path of Object.keys(FILES)) expect(about(path)).not.toMatch(/barpa/);
});

test.each(VIOLATIONS.map((violation, index) => [...violation, index] as const))(
  '%s',
  (_name, path, _text, message, index) => {
    expect(about(planted(path, index))).toContain(message);
  },
);

test('files cannot import in a circle', () => {
  expect(about('client/circle.tsx')).toContain(
    'Import circle: client/circle.tsx → client/also-circle.ts → client/circle.tsx',
  );
});
