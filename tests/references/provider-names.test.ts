/**
 * No file above the adapters names a payment gateway (decision 147), and no file of signing in names a sign-in
 * provider: what depends on the provider is in its folder, and asked of the registry.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const ADAPTERS = 'server/adapters';
const ABOVE = '{core,sitekit,client,server/{config,features,graphql,hosting,platform,rest,seeds,tools}}/**/*.{ts,tsx}';

/** Elsewhere GitHub and Google are links of ours and searches of visitors, not providers. */
const SIGN_IN = '{server/features/oauth,client/features/{identity,profile},client/lib/messages/identity}/**/*.{ts,tsx}';

/** How each provider is spelled, in code and in texts. */
const SPELLINGS = {
  gateways: { zarinpal: /zarinpal|زرین‌?پال/i, zibal: /zibal|زیبال/i },
  oauth: { github: /github|گیت‌?هاب/i, google: /google|گوگل/i },
} as const;

/** Files that name a gateway, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'core/gateways.ts': 'what both sides know of each gateway: its title, and how its return is read',
  'core/sites/protected-names.ts': 'brands that no site may imitate',
  'server/config/config.ts': 'the variables of the environment',
  'server/config/gateways.ts': 'the variables of the environment, and the provider that they configure',
  'server/features/orders/orders.view.ts': 'documented fields of REST',
  'server/features/receipts/receipts.messages.ts': 'the documented text of receipts',
  'server/platform/http/rest/field-names.ts': 'documented fields of REST',
};

/** Files of signing in that name a provider, each with its reason. */
const SIGN_IN_EXCEPTIONS: Readonly<Record<string, string>> = {
  'client/features/identity/oauth/oauth-marks.tsx': 'the mark that each provider asks for on its button',
  'client/lib/messages/identity/security.messages.ts': 'a sentence about both, and the name of an app',
  'server/features/oauth/oauth.inputs.ts': 'the values of the enum in GraphQL, each with its description',
  'server/features/oauth/oauth.routes.ts': 'the documented sentence in OpenAPI',
};

const filesIn = (pattern: string): string[] =>
  globSync(pattern).filter((path) => !/\.test\.tsx?$|^client\/gql\/|node_modules/.test(path));

function naming(files: readonly string[], spelling: RegExp): string[] {
  return files.filter((path) => spelling.test(readFileSync(path, 'utf8'))).sort();
}

/** `gateways/zarinpal`, one for each provider; what the simulations of one kind share is of none. */
const providers = [...new Set(globSync('*/*/*.ts', { cwd: ADAPTERS }).map((path) => dirname(path)))]
  .filter((path) => basename(path) !== 'simulation')
  .sort();
const kinds = [...new Set(providers.map((path) => dirname(path)))];

test.each(Object.entries(SPELLINGS))('every one of the kind %s has its spellings here', (kind, spellings) => {
  const names = providers.filter((path) => dirname(path) === kind).map((path) => basename(path));
  expect(names).toEqual(Object.keys(spellings));
});

test('every kind of external service has an index.ts for others', () => {
  expect(kinds).toEqual(['dns', 'gateways', 'mail', 'oauth', 'registrars', 'registries', 'stores']);
  expect(kinds.filter((kind) => !existsSync(`${ADAPTERS}/${kind}/index.ts`))).toEqual([]);
});

/** One expression for all of them. */
const anyOf = (spellings: Readonly<Record<string, RegExp>>): RegExp =>
  new RegExp(
    Object.values(spellings)
      .map(({ source }) => source)
      .join('|'),
    'i',
  );

test('no file above the adapters can name a gateway, apart from the listed', () => {
  const files = filesIn(ABOVE);
  expect(files.length).toBeGreaterThan(1000);
  expect(naming(files, anyOf(SPELLINGS.gateways))).toEqual(Object.keys(EXCEPTIONS));
});

test('no file of signing in can name a provider, apart from the listed', () => {
  const files = filesIn(SIGN_IN);
  expect(files.length).toBeGreaterThan(50);
  expect(naming(files, anyOf(SPELLINGS.oauth))).toEqual(Object.keys(SIGN_IN_EXCEPTIONS));
});
