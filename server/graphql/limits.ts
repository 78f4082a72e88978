/** How much one GraphQL request may select; the same over HTTP and over sockets. */
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, visit, type DocumentNode, type GraphQLSchema } from 'graphql';
import {
  fieldExtensionsEstimator,
  getComplexity,
  simpleEstimator,
  type ComplexityEstimator,
} from 'graphql-query-complexity';
import { AppError, ERRORS } from '#core/errors/errors.js';
import { introspectionSize } from './introspection-size.js';
import { listOnce } from './list-once.js';

export const QUERY_LIMITS = {
  depth: 10,
  aliases: 20,
  directives: 20,
  tokens: 2000,
  cost: 30_000,
  /** Characters of introspection that cost as much as one field of a record. */
  introspectionOfCost: 40,
  /** How often one name may occur in a document: fields with selections, and fields without. */
  sameObjects: 40,
  sameValues: 200,
} as const;

const armor = new ApolloArmor({
  // A fragment adds no depth: a whole design is nine fields deep, with or without fragments.
  maxDepth: { n: QUERY_LIMITS.depth, flattenFragments: true },
  maxAliases: { n: QUERY_LIMITS.aliases },
  maxDirectives: { n: QUERY_LIMITS.directives },
  maxTokens: { enabled: false },
  costLimit: { enabled: false },
  // Introspection is open anyway.
  blockFieldSuggestion: { enabled: false },
});

const protection = armor.protect();

/** Beside those of the specification: depth, aliases, directives, and lists inside of themselves. */
export const VALIDATION_RULES = [...(protection.validationRules ?? []), listOnce];

/** Plugins that hide suggestions. */
export const armorPlugins = protection.plugins ?? [];

/** A list costs its items times its page size, where the field takes `first` or `limit`. */
const pageEstimator: ComplexityEstimator = ({ args, childComplexity }) => {
  const size: unknown = args['first'] ?? args['limit'];
  return typeof size === 'number' ? 1 + Math.max(1, size) * childComplexity : undefined;
};

/** Only queries without variables cost the same each time. */
const costs = new WeakMap<DocumentNode, Map<string, number>>();

/** The fields that one request selects. */
interface Selected {
  readonly schema: GraphQLSchema;
  readonly query: DocumentNode;
  readonly variables: Record<string, unknown>;
  readonly operationName?: string | undefined;
}

/** Variables that do not fit are the caller's fault, though they are found here and not by the executor. */
function estimate(selected: Selected): number {
  const { schema, query, variables, operationName } = selected;
  const { cost, introspectionOfCost } = QUERY_LIMITS;
  try {
    const introspected = introspectionSize(selected, cost * introspectionOfCost) / introspectionOfCost;
    const fields = getComplexity({
      schema,
      query,
      variables,
      ...(operationName && { operationName }),
      estimators: [fieldExtensionsEstimator(), pageEstimator, simpleEstimator({ defaultComplexity: 1 })],
    });
    return fields + Math.ceil(introspected);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message, nodes } = error;
    throw new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
  }
}

function costOf(selected: Selected): number {
  const { query, variables, operationName = '' } = selected;
  const known = costs.get(query)?.get(operationName);
  if (known !== undefined) return known;
  const cost = estimate(selected);
  if (Object.keys(variables).length === 0)
    costs.set(query, (costs.get(query) ?? new Map<string, number>()).set(operationName, cost));
  return cost;
}

/** The cost of a query, about one for each value that it may select, and the highest that is allowed. */
export interface QueryCost {
  readonly requested: number;
  readonly limit: number;
}

/**
 * The cost of a query within the limit.
 * @throws GraphQLError QUERY_TOO_COMPLEX when the query costs more than the limit, BAD_USER_INPUT for variables that do
 * not fit.
 */
export function assertAffordable(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName?: string,
): QueryCost {
  const { cost: limit } = QUERY_LIMITS;
  const cost = { requested: costOf({ schema, query, variables, operationName }), limit };
  if (cost.requested <= limit) return cost;
  const tooComplex = new AppError('QUERY_TOO_COMPLEX', { details: { cost } });
  throw new GraphQLError(tooComplex.message, {
    originalError: tooComplex,
    extensions: { code: tooComplex.code, http: { status: ERRORS.QUERY_TOO_COMPLEX.status } },
  });
}

/**
 * False for what `validate` would compare with itself again and again: it looks at every pair of fields of one name,
 * and at every pair of those inside of them.
 */
export function isComparable(document: DocumentNode): boolean {
  const times = new Map<string, number>();
  let isWithin = true;
  visit(document, {
    Field: ({ alias, name, selectionSet }) => {
      const key = `${selectionSet ? 'object' : 'value'} ${(alias ?? name).value}`;
      const seen = (times.get(key) ?? 0) + 1;
      times.set(key, seen);
      isWithin &&= seen <= (selectionSet ? QUERY_LIMITS.sameObjects : QUERY_LIMITS.sameValues);
    },
  });
  return isWithin;
}
