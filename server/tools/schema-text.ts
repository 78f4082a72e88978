/** The text of schema.graphql, from which the client's types are made. */
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';

const HEADER = '# Emitted by the server (server/tools/emit.ts). Do not edit by hand.\n\n';

export const schemaText = (schema: GraphQLSchema): string =>
  `${HEADER}${printSchema(lexicographicSortSchema(schema))}\n`;
