/**
 * A REST route that names its operation in GraphQL. Arguments, description, access, scopes and response follow from the
 * built schema; the resolver is called directly, so that both APIs do the same.
 */
import * as graphql from 'graphql';
import { z } from 'zod';
import type { KeyExtensions } from '../../graphql/keys.js';
import { done, itemsOf, nullable, pageOf, type Answer } from './answer.js';
import { argumentsOf, inputsOf, type OperationInputs } from './operation-inputs.js';
import { rootCaller } from './read-fields.js';
import type { Access, Example, Method, Route, RouteDeclaration } from './route.js';
import { noBody } from './schemas.js';
import { view } from './view.js';

type RootField = graphql.GraphQLField<unknown, unknown>;

interface Deviations {
  readonly fallbacks?: readonly string[];
  readonly aliases?: readonly string[];
  /** Path parameters whose input has another name: `{ id: 'siteId' }`. */
  readonly params?: Readonly<Record<string, string>>;
  /** The zod schema of the inputs, where it says more than their types in GraphQL. It may lack those of the path. */
  readonly input?: z.ZodObject;
  /** The view of the record, or of each record of a list; default: the plain fields of its type. */
  readonly response?: Answer<never>;
  /** The name that a list has beside `items`. */
  readonly list?: string;
  /** Where the description of the operation is not true of the route. */
  readonly summary?: string;
  /** How long caches may keep the answer, as in a route. */
  readonly cacheSeconds?: number;
  readonly example?: Example;
  readonly status?: number;
}

/**
 * The route of an operation. What is not in the path is in the query of GET and DELETE, else in the body. Another name
 * is refused: a misspelt filter would be answered with everything, and a misspelt field would be left out.
 * @throws Error when bound to a schema that lacks the operation, or whose operation lacks an input named here.
 */
export function operationRoute(
  call: `${Method} /${string}`,
  operation: string,
  { params = {}, input, response, list = 'items', ...more }: Deviations = {},
): RouteDeclaration {
  const [method, path] = call.split(' ') as [Method, string];
  const isInQuery = method === 'GET' || method === 'DELETE';
  return (schema) => {
    const { parent, field } = rootField(schema, operation);
    const inputs = inputsOf(field);
    const inPath = new Map([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, params[name] ?? name]));
    const others = schemaOfOthers(inputs, new Set(inPath.values()), isInQuery, input);
    checkNames(call, inputs, [...inPath.values(), ...Object.keys(others.shape)]);
    const hasOthers = Object.keys(others.shape).length > 0;
    const resolve = rootCaller(schema, parent, field);
    return {
      method,
      path,
      ...accessOf(field),
      summary: field.description ?? '',
      ...more,
      ...(inPath.size > 0 && { params: schemaOfPath(inputs, inPath, input) }),
      renamed: Object.entries(params).map(([sent, known]) => [known, sent] as const),
      ...(isInQuery && { query: others.strict() }),
      ...(method !== 'GET' && { body: hasOthers && !isInQuery ? others.strict() : noBody }),
      response: responseOf(field, list, response),
      handle: async (ctx, { params: sent, query, body }) => {
        const named = [...inPath].map(([name, known]) => [known, (sent as Record<string, unknown>)[name]]);
        const given = hasOthers ? ((isInQuery ? query : body) as object) : {};
        return resolve(argumentsOf(inputs, { ...given, ...Object.fromEntries(named) }), ctx);
      },
    };
  };
}

function rootField(
  schema: graphql.GraphQLSchema,
  name: string,
): { parent: graphql.GraphQLObjectType; field: RootField } {
  const found = [schema.getQueryType(), schema.getMutationType()].flatMap((parent) => {
    const field = parent?.getFields()[name];
    return parent && field ? [{ parent, field }] : [];
  });
  const [only, ...others] = found;
  if (!only || others.length > 0) throw new Error(`GraphQL has no operation ${name}, or two`);
  return only;
}

/** The access that the decorators of the operation declare (graphql/keys.ts). */
function accessOf({ extensions }: RootField): { access: Access; keys?: NonNullable<Route['keys']> } {
  const { keys = 'none', access } = extensions as KeyExtensions;
  if (access === 'admin') return { access };
  return { access: keys.length === 0 ? 'public' : 'user', keys };
}

/** Path parameters, by their own names. `inPath` gives the inputs that they are. */
function schemaOfPath(inputs: OperationInputs, inPath: ReadonlyMap<string, string>, given?: z.ZodObject): z.ZodObject {
  const schemas = [...inPath].map(
    ([name, known]) => [name, given?.shape[known] ?? inputs.get(known)?.schema(true)] as const,
  );
  return z.object(Object.fromEntries(schemas));
}

/** The inputs that are not in the path. */
function schemaOfOthers(
  inputs: OperationInputs,
  inPath: ReadonlySet<string>,
  fromText: boolean,
  given?: z.ZodObject,
): z.ZodObject {
  if (given && !Object.keys(given.shape).some((name) => inPath.has(name))) return given;
  if (given) return z.object(Object.fromEntries(Object.entries(given.shape).filter(([name]) => !inPath.has(name))));
  const others = [...inputs].filter(([name]) => !inPath.has(name));
  return z.object(Object.fromEntries(others.map(([name, { schema }]) => [name, schema(fromText)])));
}

/** A route takes each input once, and each that is needed. */
function checkNames(call: string, inputs: OperationInputs, taken: readonly string[]): void {
  const wrong = taken.find((name, at) => !inputs.has(name) || taken.indexOf(name) !== at);
  if (wrong !== undefined) throw new Error(`${call}: the operation has no input ${wrong}, or the route takes it twice`);
  const missing = [...inputs].find(([name, { isRequired }]) => isRequired && !taken.includes(name));
  if (missing) throw new Error(`${call} lacks the input ${missing[0]}`);
}

/** A list is an object with `items`; an operation that gives an id alone answers that it is done. */
function responseOf({ name, type }: RootField, list: string, given?: Answer<never>): Answer<unknown> {
  const inner = graphql.getNullableType(type);
  const record = graphql.getNamedType(type);
  const recordView = (of: graphql.GraphQLNamedType) => (given ?? view(of.name)) as Answer<unknown>;
  if (record === graphql.GraphQLID && !graphql.isListType(inner)) return done;
  if (!graphql.isObjectType(record)) throw new Error(`${name} gives no record: declare the route with route()`);
  if (graphql.isListType(inner)) return itemsOf(recordView(record), list) as Answer<unknown>;
  const { items, pagination } = record.getFields();
  if (items && pagination) return pageOf(recordView(graphql.getNamedType(items.type)), list) as Answer<unknown>;
  return graphql.isNonNullType(type) ? recordView(record) : nullable(recordView(record));
}
