/** Writes schema.graphql from the resolvers: `npm run codegen` runs it before the client's types are made. */
import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { features } from '#features/index.js';
import { createSchema } from '#server/graphql/schema.js';
import { projectPath } from '#platform/paths.js';

const HEADER = '# Emitted by the server (server/tools/emit-schema.ts). Do not edit by hand.\n\n';
const { schema } = await createSchema(features);
writeFileSync(projectPath('schema.graphql'), `${HEADER}${printSchema(lexicographicSortSchema(schema))}\n`);
