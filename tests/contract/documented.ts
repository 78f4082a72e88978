/** Reads the customer's list of REST calls (rest-endpoints.json) into something a test can ask. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { camelKey } from '../../server/platform/http/case.js';
import { projectPath } from '../../server/platform/paths.js';

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
 * Documented field names of an answer, camelCase, each with its accepted alternatives: `fullName|full_name` is
 * one field. Fields marked `~` were not shown by the customer; `items[]{…}` names the list alone.
 */
export function documentedFields(endpoint: DocumentedEndpoint): string[] {
  const shown = endpoint.response.filter(
    (field) => /^[$a-zA-Z]/.test(field) && !field.includes('/') && !field.includes(' '),
  );
  return [...new Set(shown.map((field) => camelKey(field.replace(/[|({[].*$/, ''))))];
}
