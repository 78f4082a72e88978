/**
 * Writes what is made from the declarations of the server: part of `npm run codegen`. With a folder, below that instead
 * of the project, for the check of drift.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { features } from '#features/index.js';
import { projectPath } from '#platform/paths.js';
import { createSchema } from '#server/graphql/schema.js';
import { errorsText } from './errors-text.js';
import { withMadePart } from './made-part.js';
import { schemaText } from './schema-text.js';
import { scopesText } from './scopes-text.js';

const [folder = projectPath('.')] = process.argv.slice(2);
const { schema } = await createSchema(features);
const files = {
  'schema.graphql': schemaText(schema),
  'docs/api-keys.md': withMadePart('docs/api-keys.md', scopesText(schema)),
  'docs/errors.md': withMadePart('docs/errors.md', errorsText()),
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
