/**
 * Writes the types of the OpenAPI document in the first file to the second one. The generator is written for
 * TypeScript 5, whose compiler is a library; the project's own is another version of the same name.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) => next(specifier === 'typescript' ? 'typescript-5' : specifier, context),
});
const { default: openapiTypes, astToString } = await import('openapi-typescript');
const [from = '', to = ''] = process.argv.slice(2);
writeFileSync(to, astToString(await openapiTypes(readFileSync(from, 'utf8'))));
