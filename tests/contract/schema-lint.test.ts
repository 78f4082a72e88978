/** The schema can be used by strangers: docs/graphql.md says by which rules. */
import { buildSchema, validateSchema, type GraphQLSchema } from 'graphql';
import { PAGE_SIZE } from '#core/limits/limits.js';
import { features } from '#features/index.js';
import { createSchema } from '#server/graphql/schema.js';
import { bareIds, oddPages, poorlyDescribed, unboundedLists, undescribed, unitless, untyped } from './schema-lint.js';

/** Ids without an object beside them, and why. */
const BARE_IDS: Readonly<Record<string, string>> = {
  'DesignWarning.pageId': 'a page of the design that was sent',
  'DesignWarning.sectionId': 'a section of that page',
  'Design.currentPageId': 'a page of the same design',
  'Order.previewPageId': 'a page of its own design',
  'SectionWithSamples.pageId': 'a page of the live design of the site, with its name beside it',
  'SectionWithSamples.sectionId': 'a section of that page',
  'SeoFinding.pageId': 'a page of the design of the site, with its name beside it',
  'SeoFinding.sectionId': 'a section of that page',
  'WalletTransaction.walletId': 'the wallet that the list was asked of',
  'WalletAdjustment.walletId': 'ownedWallets finds it; its owner is known from the list that was queried',
  'VerificationCheck.userId': 'the account that was asked for by its address',
};

/** The fields whose `items` are no page, and why. */
const NO_PAGES: Readonly<Record<string, string>> = {
  'Design.menu': 'the entries of the menu; core/design/design-menu.ts bounds them',
};

/** The fields that have no shape of their own, and why. */
const JSON_FIELDS: Readonly<Record<string, string>> = {
  'AccountEvent.data': 'ids and amounts differ from kind to kind; core/account-events.ts has the shape of each',
  'AuditEntry.before': 'what an act changed differs from act to act',
  'AuditEntry.after': 'what an act changed differs from act to act',
  'PlatformSettingChange.before': 'a text, a number, a switch or a record, as the setting is',
  'PlatformSettingChange.after': 'a text, a number, a switch or a record, as the setting is',
  'SendEmailInput.data': 'the values of a mail, by names that its template chooses',
};

let schema: GraphQLSchema;

beforeAll(async () => {
  schema = (await createSchema(features)).schema;
});

test('the schema is valid', () => {
  expect(validateSchema(schema)).toEqual([]);
});

test('everything has a description', () => {
  expect(undescribed(schema)).toEqual([]);
});

test('a description cannot be less than a stranger needs', () => {
  expect(poorlyDescribed(schema)).toEqual([]);
});

test('every page is queried in the same way', () => {
  expect(oddPages(schema, PAGE_SIZE.graphql).filter((at) => !(at in NO_PAGES))).toEqual([]);
});

test('a list that is no page says what bounds it', () => {
  expect(unboundedLists(schema)).toEqual([]);
});

test('beside the id of another record is the record', () => {
  expect(bareIds(schema).filter((at) => !(at in BARE_IDS))).toEqual([]);
});

test('an amount cannot be without its unit', () => {
  expect(unitless(schema)).toEqual([]);
});

test('only what has no shape of its own is JSON', () => {
  expect(untyped(schema).sort()).toEqual(Object.keys(JSON_FIELDS).sort());
});

test('the rules see what breaks them', () => {
  const bad = buildSchema(`
    type Query { things(search: String, limit: Int! = 5): ThingPage! all: [Thing!]! }
    type ThingPage { items: [Thing!]! }
    "A thing." type Thing { orderId: ID! siteId: ID site: String bill: Bill billId: ID refId: String data: JSON }
    type Bill { "Of the owner." userId: ID! "The owner." customer: Thing "The number, from 1." number: Int price: Int }
    scalar JSON`);
  expect(oddPages(bad, PAGE_SIZE.graphql)).toEqual(['Query.things']);
  expect(unboundedLists(bad)).toEqual(['Query.all']);
  expect(bareIds(bad).sort()).toEqual(['Thing.orderId', 'Thing.siteId']);
  expect(unitless(bad)).toEqual(['Bill.price']);
  expect(untyped(bad)).toEqual(['Thing.data']);
  expect(undescribed(bad)).toEqual(
    expect.arrayContaining(['ThingPage', 'Query.things', 'Query.things(search:)', 'Thing.orderId']),
  );
  expect(undescribed(bad)).not.toContain('Thing');
  expect(poorlyDescribed(bad)).toEqual(['Thing: A thing.', 'Bill.userId: Of the owner.', 'Bill.customer: The owner.']);
});
