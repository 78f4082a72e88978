/** Writes the OpenAPI document as the product serves it to the given file, for the linter of `npm run check`. */
import { writeFileSync } from 'node:fs';
import { features } from '#features/index.js';
import { openApiDocument } from '#platform/http/rest/openapi.js';
import { createSchema } from '#server/graphql/schema.js';
import { routesOf } from '#server/rest/index.js';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file to write.');
const { schema } = await createSchema(features);
writeFileSync(file, JSON.stringify(openApiDocument(routesOf(features, schema), 'https://barpa.example')));
