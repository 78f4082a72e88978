/** The released schema goes on working: schema.released.graphql is what was released to strangers (docs/graphql.md). */
import { readFileSync } from 'node:fs';
import { CriticalityLevel, diff, DiffRule } from '@graphql-inspector/core';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { projectPath } from '#platform/paths.js';

const schemaIn = (file: string): GraphQLSchema => buildSchema(readFileSync(projectPath(file), 'utf8'));

/** The fields that go with a deprecated one break nobody who was warned. */
async function breaks(released: GraphQLSchema, now: GraphQLSchema): Promise<string[]> {
  const changes = await diff(released, now, [DiffRule.suppressRemovalOfDeprecatedField]);
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => message);
}

test('nothing that was released is broken', async () => {
  // A deliberate break: `npm run schema:accept`, and the change of the file is reviewed.
  expect(await breaks(schemaIn('tests/contract/schema.released.graphql'), schemaIn('schema.graphql'))).toEqual([]);
});

test('a break is seen, the end of what was deprecated is none', async () => {
  const released = buildSchema('type Query { a: Int b: Int! c: Int @deprecated(reason: "use a") }');
  expect(await breaks(released, buildSchema('type Query { a: Int b: Int! d: Int }'))).toEqual([]);
  const broken = await breaks(released, buildSchema('type Query { a: String b: Int }'));
  expect(broken).toHaveLength(2);
});
