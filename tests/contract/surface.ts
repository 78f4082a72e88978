/**
 * The operations that the product really serves: the routes of a real router, the root fields of the real schema, and
 * calls of both.
 */
import Fastify from 'fastify';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { EntityManager } from '@mikro-orm/postgresql';
import { features } from '#features/index.js';
import { createSchema } from '#server/graphql/schema.js';
import { registerHealth } from '#platform/http/health.js';
import { spellings } from '#platform/http/rest/router.js';
import { newId } from '#platform/id.js';
import { registerRest, routesOf } from '#server/rest/index.js';

export interface ServedRoute {
  readonly method: string;
  /** Under /api, parameters in braces. */
  readonly path: string;
  /** The spelling of the key of its policy. */
  readonly key: string;
}

const BROUGHT_BY_FASTIFY = new Set(['HEAD', 'OPTIONS']);

/** Every method and path that the REST API registers with Fastify, aliases and the routes beside the features, too. */
export async function servedRoutes(em: EntityManager): Promise<ServedRoute[]> {
  const own = new Map<string, string>();
  const { schema } = await createSchema(features);
  const routes = routesOf(features, schema);
  for (const route of routes)
    for (const spelling of spellings(route)) own.set(spelling.join(' '), `${route.method} ${route.path}`);
  const found: ServedRoute[] = [];
  const app = Fastify();
  app.addHook('onRoute', ({ method, url }) => {
    const path = url.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}');
    for (const each of [method].flat())
      if (!BROUGHT_BY_FASTIFY.has(each))
        found.push({ method: each, path, key: own.get(`${each} ${path}`) ?? `${each} ${path}` });
  });
  registerHealth(app, {
    em,
    version: 'test',
    requests: { isStopping: false },
    clock: { difference: { differenceMs: 0, isNotable: false } },
  });
  const never = (): Promise<never> => Promise.reject(new Error('nobody calls this router'));
  registerRest(app, routes, { contextOf: never, gate: never, checkAnswers: false }, 'https://barpa.example');
  await app.ready();
  await app.close();
  return found;
}

export type OperationType = 'Query' | 'Mutation' | 'Subscription';

export interface RootField {
  readonly type: OperationType;
  /** `Query.orders`. */
  readonly key: string;
  readonly field: GraphQLField<unknown, unknown>;
}

export async function rootFields(): Promise<RootField[]> {
  const { schema } = await createSchema(features);
  return fieldsOf(schema);
}

function fieldsOf(schema: GraphQLSchema): RootField[] {
  const types = [
    ['Query', schema.getQueryType()],
    ['Mutation', schema.getMutationType()],
    ['Subscription', schema.getSubscriptionType()],
  ] as const;
  return types.flatMap(([type, object]) =>
    Object.values(object?.getFields() ?? {}).map((field) => ({ type, key: `${type}.${field.name}`, field })),
  );
}

/** Everything that can be asked of a type without arguments, so deep; empty for scalars and enums. */
export function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named) && !isInterfaceType(named)) return '';
  const inner = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)) return [];
    const isDeep = isObjectType(getNamedType(field.type));
    if (isDeep && depth <= 1) return [];
    return [`${field.name}${selectionOf(field.type, depth - 1)}`];
  });
  return ` { ${inner.length > 0 ? inner.join(' ') : '__typename'} }`;
}

const SCALARS: Readonly<Record<string, () => unknown>> = {
  ID: newId,
  String: () => 'x',
  Int: () => 1,
  Float: () => 1,
  Boolean: () => true,
  Rial: () => 10_000,
  Toman: () => 1_000,
  JSON: () => ({}),
  DateTime: () => '2026-11-21T10:00:00.000Z',
};

/** A value that the type takes; ids are of nothing. */
function someValue(type: GraphQLInputType): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [];
  if (isEnumType(plain)) return plain.getValues()[0]?.name;
  if (isInputObjectType(plain)) {
    const needed = Object.values(plain.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(needed.map((field) => [field.name, someValue(field.type)]));
  }
  return SCALARS[String(plain)]?.();
}

export interface GraphQLCall {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** An operation of one root field with those arguments, and something for every other one that it needs. */
export function callOf({ type, field }: RootField, given: Readonly<Record<string, unknown>>, depth = 2): GraphQLCall {
  const variables: Record<string, unknown> = {};
  for (const arg of field.args) {
    if (arg.name in given) variables[arg.name] = given[arg.name];
    else if (isNonNullType(arg.type) && arg.defaultValue === undefined) variables[arg.name] = someValue(arg.type);
  }
  const used = field.args.filter((arg) => arg.name in variables);
  const declared = used.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = used.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const head = `${type.toLowerCase()}${declared && ` (${declared})`}`;
  return {
    query: `${head} { ${field.name}${passed && `(${passed})`}${selectionOf(field.type, depth)} }`,
    variables,
  };
}

/** Whether an argument of the field, at any depth of its inputs, is an id. */
export function takesId({ field }: RootField): boolean {
  const seen = new Set<string>();
  const isId = (type: GraphQLInputType): boolean => {
    const named = getNamedType(type);
    if (seen.has(named.name)) return false;
    if (isInputObjectType(named)) {
      seen.add(named.name);
      return Object.values(named.getFields()).some((each) => isId(each.type));
    }
    return named.name === 'ID';
  };
  return field.args.some(({ type }) => isId(type));
}
