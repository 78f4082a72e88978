/** The examples of docs/graphql.md are valid, and answer what they say. */
import { readFileSync } from 'node:fs';
import { parse, validate, type GraphQLSchema } from 'graphql';
import { features } from '#features/index.js';
import { createSchema } from '#server/graphql/schema.js';
import { projectPath } from '#platform/paths.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';

interface Example {
  readonly name: string;
  readonly query: string;
  readonly variables: Record<string, unknown>;
  /** The extensions of its error; null where it is answered. */
  readonly error: object | null;
}

function examples(): Example[] {
  const text = readFileSync(projectPath('docs/graphql.md'), 'utf8');
  const fences = [...text.matchAll(/```(graphql|json error|json)\n([\s\S]*?)```/g)];
  return fences.flatMap(([, kind, query = ''], index) => {
    if (kind !== 'graphql') return [];
    const [, next, json = '{}'] = fences[index + 1] ?? [];
    return {
      name: /\w+ \w+/.exec(query)?.[0] ?? query,
      query,
      variables: next === 'json' ? (JSON.parse(json) as Record<string, unknown>) : {},
      error: next === 'json error' ? (JSON.parse(json) as object) : null,
    };
  });
}

let app: TestApp;
let account: Account;
let schema: GraphQLSchema;

beforeAll(async () => {
  app = await createTestApp();
  account = await createAccount(app);
  schema = (await createSchema(features)).schema;
});
afterAll(() => app?.close());

test.each(examples())('$name is valid', ({ query }) => {
  expect(validate(schema, parse(query))).toEqual([]);
});

// Signing in takes a password that a page cannot have; a subscription has no single answer.
const answered = examples().filter(({ query }) => !/^(mutation SignIn|subscription)/.test(query));

test.each(answered)('$name is answered', async ({ query, variables, error }) => {
  const { data, errors } = await app.graphql<Record<string, unknown>>(query, variables, account.token);
  if (error) expect(errors?.[0]?.extensions).toMatchObject(error);
  else expect([errors, data]).toEqual([undefined, expect.any(Object)]);
});
