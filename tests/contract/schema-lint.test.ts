/** The schema can be used by strangers: docs/graphql.md says by which rules. */
import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { PAGE_SIZE } from '../../core/limits.js';
import { features } from '../../server/features/index.js';
import { createSchema } from '../../server/graphql/schema.js';
import { projectPath } from '../../server/platform/paths.js';
import { doubledIds, oddPages, unboundedLists, undescribed, untyped } from './schema-lint.js';

interface Known {
  /** What had no description when the rule was made; it is to become empty. */
  readonly undescribed: readonly string[];
  readonly unbounded: readonly string[];
}

const known = JSON.parse(readFileSync(projectPath('tests/contract/schema-lint.known.json'), 'utf8')) as Known;
let schema: GraphQLSchema;

beforeAll(async () => {
  schema = (await createSchema(features)).schema;
});

const without = (found: readonly string[], allowed: readonly string[]): string[] =>
  found.filter((each) => !allowed.includes(each));

test('everything new has a description', () => {
  expect(without(undescribed(schema), known.undescribed)).toEqual([]);
});

test('every page is asked for in the same way', () => {
  expect(oddPages(schema, PAGE_SIZE.graphql)).toEqual([]);
});

test('a list that is no page says what bounds it', () => {
  expect(without(unboundedLists(schema), known.unbounded)).toEqual([]);
});

test('no id stands beside its object', () => {
  expect(doubledIds(schema)).toEqual([]);
});

test('only what has no shape of its own is JSON', () => {
  // What an act changed differs from act to act, and the values of a mail from template to template.
  expect(untyped(schema).sort()).toEqual([
    'AuditEntry.after',
    'AuditEntry.before',
    'PlatformChange.changes',
    'SendEmailInput.data',
  ]);
});

test('the rules see what breaks them', () => {
  const bad = buildSchema(`
    type Query { things(search: String, limit: Int! = 5): ThingPage! all: [Thing!]! }
    type ThingPage { items: [Thing!]! }
    "A thing." type Thing { order: Thing orderId: ID data: JSON }
    scalar JSON`);
  expect(oddPages(bad, PAGE_SIZE.graphql)).toEqual(['Query.things']);
  expect(unboundedLists(bad)).toEqual(['Query.all']);
  expect(doubledIds(bad)).toEqual(['Thing.orderId']);
  expect(untyped(bad)).toEqual(['Thing.data']);
  expect(undescribed(bad)).toEqual(
    expect.arrayContaining(['ThingPage', 'Query.things', 'Query.things(search:)', 'Thing.order']),
  );
  expect(undescribed(bad)).not.toContain('Thing');
});
