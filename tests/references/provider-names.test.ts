/**
 * No file above the adapters names a payment gateway (decision 147): what depends on the provider is in its folder, and
 * asked of the registry.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'server/adapters/gateways';
const ABOVE = '{core,sitekit,client,server/{config,features,graphql,hosting,platform,rest,seeds,tools}}/**/*.{ts,tsx}';

/** How each provider is spelled, in code and in texts. */
const SPELLINGS: Readonly<Record<string, RegExp>> = { zarinpal: /zarinpal|زرین‌?پال/i };

/** Files that name one, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'core/sites/protected-names.ts': 'brands that no site may imitate',
  'core/value-names.ts': 'the Persian name of a value in rows, for lists and exports',
  'server/config/config.ts': 'the variables of the environment, and the provider that they configure',
  'server/features/orders/orders.present.ts': 'documented fields of REST',
  'server/features/receipts/receipts.messages.ts': 'the documented text of receipts',
  'server/platform/http/rest/field-names.ts': 'documented fields of REST',
};

const files = globSync(ABOVE).filter((path) => !/\.test\.tsx?$|^client\/gql\/|node_modules/.test(path));

function naming(spelling: RegExp): string[] {
  return files.filter((path) => spelling.test(readFileSync(path, 'utf8'))).sort();
}

test('every provider has its spellings here', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name)).toEqual(Object.keys(SPELLINGS));
});

test.each(Object.entries(SPELLINGS))('no file above the adapters can name %s, apart from the listed', (_, spelling) => {
  expect(files.length).toBeGreaterThan(1000);
  expect(naming(spelling)).toEqual(Object.keys(EXCEPTIONS));
});
