/** The OpenAPI 3.1 document and its reading page, made from the route declarations. */
import { z } from 'zod';
import { snakeKey, wireNames } from '../case.js';
import { spellings } from './router.js';
import type { BoundRoute, Route } from './route.js';

type Json = Record<string, unknown>;

/** The scopes that an API key needs; null where no key reaches the route. */
export function keyScopes({ keys = 'none' }: Route): readonly string[] | null {
  return keys === 'none' ? null : keys;
}

type NamesOf = (key: string) => readonly string[];

/** JSON Schema with the property names of the JSON. */
function wireSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const namesOf: NamesOf = io === 'output' ? wireNames : (key) => [snakeKey(key)];
  return renameProperties(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), namesOf) as Json;
}

function renameProperties(node: unknown, namesOf: NamesOf): unknown {
  if (Array.isArray(node)) return node.map((each) => renameProperties(each, namesOf));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === '$schema') return ['x-dialect', value];
      if (key === 'properties') return [key, renameKeys(value as Json, namesOf)];
      if (key === 'required') return [key, (value as string[]).flatMap(namesOf)];
      return [key, renameProperties(value, namesOf)];
    }),
  );
}

function renameKeys(properties: Json, namesOf: NamesOf): Json {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]) => {
      const renamed = renameProperties(value, namesOf);
      return namesOf(key).map((name) => [name, renamed]);
    }),
  );
}

function parameters(route: Route): Json[] {
  const place = (schema: z.ZodType | undefined, where: 'path' | 'query'): Json[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = wireSchema(schema, 'input') as {
      properties?: Json;
      required?: string[];
    };
    return Object.entries(properties).map(([name, inner]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: inner,
    }));
  };
  return [...place(route.params, 'path'), ...place(route.query, 'query')];
}

function uploadBody({ upload: description, uploadField = 'file', uploadFields = [] }: Route): Json {
  const file = { type: 'string', format: 'binary', description };
  const texts = Object.fromEntries(uploadFields.map((name) => [name, { type: 'string' }]));
  const properties = { [uploadField]: uploadField.endsWith('[]') ? { type: 'array', items: file } : file, ...texts };
  const schema = { type: 'object', required: [uploadField], properties };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

/** Of a key the roles name its scopes (OpenAPI 3.1, "Security Requirement Object"). */
function security(route: Route, scopes: readonly string[] | null): Json[] {
  return [
    ...(route.access === 'public' ? [{}] : []),
    { bearer: [] },
    ...(scopes ? [{ apiKey: [...scopes] }, { bearerKey: [...scopes] }] : []),
  ];
}

function operation(route: BoundRoute, alias: boolean): Json {
  const scopes = keyScopes(route);
  return {
    summary: route.summary,
    tags: [route.path.split('/')[1]],
    ...(alias && { description: `Alias of ${route.method} /api${route.path}.` }),
    security: security(route, scopes),
    'x-access': route.access,
    'x-key-scopes': scopes,
    parameters: parameters(route),
    ...(route.body && {
      requestBody: { required: true, content: { 'application/json': { schema: wireSchema(route.body, 'input') } } },
    }),
    ...(route.upload && { requestBody: uploadBody(route) }),
    responses: {
      [route.status ?? 200]: {
        description: 'Success',
        content: { 'application/json': { schema: answerSchema(route) } },
      },
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

const errorResponse = {
  description: 'Every error has this shape; `error_code` is one of the table in core/errors/errors.ts.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'error_code', 'message', 'message_fa', 'retryable', 'support_required', 'request_id'],
        properties: {
          success: { const: false },
          error_code: { type: 'string' },
          message: { type: 'string' },
          message_fa: { type: 'string' },
          retryable: { type: 'boolean' },
          support_required: { type: 'boolean' },
          request_id: { type: 'string' },
          fields: {
            type: 'array',
            items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
          },
        },
      },
    },
  },
};

const KEY_DESCRIPTION = 'An API key of the profile page, with scopes. Acts for its owner, within its scopes.';

/** The schema of a route's response, with the property names of the JSON. */
export function answerSchema(route: BoundRoute): Json {
  return wireSchema(route.response, 'output');
}

/** The whole document. `publicUrl`: where the product is reached. */
export function openApiDocument(routes: readonly BoundRoute[], publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    spellings(route).forEach(([method, path], index) => {
      (paths[`/api${path}`] ??= {})[method.toLowerCase()] = operation(route, index > 0);
    });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Barpa API',
      version: '1',
      description:
        'snake_case in and out; a field that is documented in camelCase alone is answered in both spellings. Send `Authorization: Bearer <access token>`. A program sends an API key instead, as ' +
        'bearer or as `X-API-Key`: it reaches what its scopes name (`x-key-scopes`; null where no key does).',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a session.' },
        apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: KEY_DESCRIPTION },
        bearerKey: { type: 'http', scheme: 'bearer', bearerFormat: 'bk_…', description: KEY_DESCRIPTION },
      },
      responses: { Error: errorResponse },
    },
  };
}
