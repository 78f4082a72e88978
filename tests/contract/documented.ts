/** Reads the customer's list of REST calls (rest-endpoints.json) into something a test can ask. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { projectPath } from '#platform/paths.js';

const endpointSchema = z.array(
  z.object({
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']),
    path: z.string(),
    access: z.enum(['public', 'user', 'admin']),
    response: z.array(z.string()),
    alias_of: z.string().nullable(),
  }),
);

export type DocumentedEndpoint = z.output<typeof endpointSchema>[number];

export const documentedEndpoints = endpointSchema.parse(
  JSON.parse(readFileSync(projectPath('tests/contract/rest-endpoints.json'), 'utf8')),
);

/** `GET /api/orders/{}`: parameters have no name that matters. */
export function endpointKey(method: string, path: string): string {
  return `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;
}

/**
 * Documented field names of an answer, exactly as they are spelled, each as its accepted alternatives:
 * `fullName|full_name` is one field with two, `items[]{id,userId}` are three fields. `~` marks a field that the
 * customer did not show, which binds nobody; the entities inside a list are documented all the same. Sentences name
 * no field.
 */
export function documentedFields(endpoint: DocumentedEndpoint): string[][] {
  return endpoint.response
    .map((text) => text.replace(/\([^)]*\)/g, '').trim())
    .filter((text) => !text.startsWith('~') || text.startsWith('~items'))
    .flatMap(fieldsIn);
}

const FIELD = /^~?([$\w]+(?:\|[$\w]+)*)(?:\[\])?(?:\{(.*)\})?$/;

function fieldsIn(text: string): string[][] {
  const [, names, inner] = FIELD.exec(text) ?? [];
  if (!names) return [];
  return [names.split('|'), ...membersIn(inner ?? '').flatMap(fieldsIn)];
}

/** Splits at the commas outside braces. */
function membersIn(text: string): string[] {
  const members = [''];
  let depth = 0;
  for (const letter of text) {
    depth += letter === '{' ? 1 : letter === '}' ? -1 : 0;
    if (letter === ',' && depth === 0) members.push('');
    else members[members.length - 1] += letter;
  }
  return members;
}
