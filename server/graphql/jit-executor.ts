/** Compiles each query once with graphql-jit: lists cost about a third less than with graphql-js. */
import type { GatewayInterface, GatewayExecutor } from '@apollo/server-gateway-interface';
import {
  execute,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

/** Query texts come from strangers: the cache must not grow without bound. */
const MAX_COMPILED = 500;

/**
 * Variables as graphql-js reads them: graphql-jit ignores the default of a non-null variable, and its errors for
 * missing or wrong ones cannot be distinguished from our own faults.
 */
function variablesOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
  inputs: Readonly<Record<string, unknown>>,
): { readonly given: Record<string, unknown> } | { readonly errors: readonly GraphQLError[] } {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  if (definitions.length === 0) return { given: inputs };
  const { errors, coerced } = getVariableValues(schema, definitions, inputs, { maxErrors: 50 });
  if (!errors) return { given: { ...coerced, ...inputs } };
  return {
    errors: errors.map(
      (error) =>
        new GraphQLError(error.message, { nodes: error.nodes ?? null, extensions: { code: 'BAD_USER_INPUT' } }),
    ),
  };
}

/** An executor in the shape Apollo takes: a gateway over one local schema. */
export function jitGateway(schema: GraphQLSchema): GatewayInterface {
  const compiled = new LRUCache<string, CompiledQuery>({ max: MAX_COMPILED });
  const executor: GatewayExecutor = async ({ document, operationName, queryHash, request, context }) => {
    const key = `${queryHash}:${operationName ?? ''}`;
    let query = compiled.get(key);
    if (!query) {
      const made = compileQuery(schema, document, operationName ?? undefined);
      if (!isCompiledQuery(made)) {
        return execute({
          schema,
          document,
          operationName: operationName ?? null,
          variableValues: request.variables ?? {},
          contextValue: context,
        });
      }
      compiled.set(key, (query = made));
    }
    const variables = variablesOf(schema, document, operationName ?? null, request.variables ?? {});
    return 'errors' in variables ? variables : query.query(undefined, context, variables.given);
  };
  return {
    onSchemaLoadOrUpdate: (callback) => {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: () => Promise.resolve({ executor }),
    stop: () => Promise.resolve(),
  };
}
