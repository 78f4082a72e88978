/** Compiles each query once with graphql-jit: lists cost about a third less than with graphql-js. */
import type { GatewayInterface, GatewayExecutor } from '@apollo/server-gateway-interface';
import { execute, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';

/** Query texts come from strangers: the cache must not grow without bound. */
const MAX_COMPILED = 500;

/** An executor in the shape Apollo takes: a gateway over one local schema. */
export function jitGateway(schema: GraphQLSchema): GatewayInterface {
  const compiled = new LRUCache<string, CompiledQuery>({ max: MAX_COMPILED });
  const executor: GatewayExecutor = async ({ document, operationName, queryHash, request, context }) => {
    const key = `${queryHash}:${operationName ?? ''}`;
    let query = compiled.get(key);
    if (!query) {
      const made = compileQuery(schema, document, operationName ?? undefined);
      if (!isCompiledQuery(made)) {
        return execute({ schema, document, operationName: operationName ?? null, variableValues: request.variables ?? {}, contextValue: context });
      }
      compiled.set(key, (query = made));
    }
    return query.query(undefined, context, request.variables ?? {});
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
