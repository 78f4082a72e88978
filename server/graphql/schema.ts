import type { GraphQLSchema } from 'graphql';
import { buildSchema, type NonEmptyArray } from 'type-graphql';
import type { Feature } from '#platform/feature.js';
import { DateTimeScalar } from '#platform/graphql/scalars.js';
import { createSubscriptionHub, type SubscriptionHub } from './pubsub.js';

export interface BuiltSchema {
  readonly schema: GraphQLSchema;
  readonly hub: SubscriptionHub;
}

/** One executable schema from the resolvers of all features. Inputs are validated by the services, with zod. */
export async function createSchema(features: readonly Feature[]): Promise<BuiltSchema> {
  const hub = createSubscriptionHub();
  const resolvers = features.flatMap((feature) => feature.resolvers ?? []) as unknown as NonEmptyArray<() => void>;
  const schema = await buildSchema({
    resolvers,
    pubSub: hub.pubSub,
    validate: false,
    // Apollo Server asserts that the schema is valid when it starts, without an introspection of all of it.
    skipCheck: true,
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
  });
  return { schema, hub };
}
