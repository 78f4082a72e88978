/** The OpenAPI 3.1 document and its reading page, made from the route declarations. */
import { z } from 'zod';
import { IDEMPOTENCY_KEY_LENGTH } from '#core/limits/limits.js';
import { ComponentSchemas, wireSchema, type Json } from './json-schema.js';
import { ERROR_RESPONSES, errorResponses, HEADERS, LOCATION, REQUEST_ID } from './openapi-responses.js';
import { spellings } from './router.js';
import { noBody } from './schemas.js';
import type { BoundRoute, Example, Route } from './route.js';

/** The scopes that an API key needs; null where no key reaches the route. */
export function keyScopes({ keys = 'none' }: Route): readonly string[] | null {
  return keys === 'none' ? null : keys;
}

const NOTHING = z.object({});

/** Stands for the id of every record of an example. */
const SAMPLE_ID = '01979b6e-7c00-7000-8000-000000000001';

/** The example of a route, with ids in the places of its records. */
function exampleSent({ example = {} }: Route): Example {
  return JSON.parse(JSON.stringify(example).replace(/\{\w+\}/g, SAMPLE_ID)) as Example;
}

const isBodyless = ({ body, upload }: Route): boolean => (!body || body === noBody) && upload === undefined;

/** Parameters of this spelling of the path by their names in it, those of the query in snake_case. */
function parameters(route: Route, path: string): Json[] {
  const inPath = wireSchema(route.params ?? NOTHING, 'path');
  const inQuery = wireSchema(route.query ?? NOTHING, 'input');
  const sent = isBodyless(route) ? exampleSent(route) : {};
  const exampleOf = (name: string, where: string): Json => {
    if (where === 'query') return name in sent ? { example: sent[name] } : {};
    return /id$/i.test(name) ? { example: SAMPLE_ID } : {};
  };
  const list = ({ properties = {}, required = [] }: Json, where: string): Json[] =>
    Object.entries(properties as Json).map(([name, schema]) => {
      const isRequired = where === 'path' || (required as string[]).includes(name);
      return { name, in: where, required: isRequired, schema, ...exampleOf(name, where) };
    });
  return [
    ...list(inPath, 'path').filter(({ name }) => path.includes(`{${String(name)}}`)),
    ...list(inQuery, 'query'),
    ...(route.takesIdempotencyKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

/** `POST /sites/{id}/webhooks` is `postSitesByIdWebhooks`: a path and a method are of one operation only. */
function operationId(method: string, path: string): string {
  const words = path.replace(/\{(\w+)\}/g, 'by-$1').split(/[^A-Za-z0-9]+/);
  const named = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return method.toLowerCase() + named.join('');
}

function uploadSchema({ upload: description, uploadField = 'file', uploadFields = [] }: Route): Json {
  const file = { type: 'string', format: 'binary', description };
  const texts = Object.fromEntries(uploadFields.map((name) => [name, { type: 'string' }]));
  const properties = { [uploadField]: uploadField.endsWith('[]') ? { type: 'array', items: file } : file, ...texts };
  return { type: 'object', required: [uploadField], properties };
}

/** The roles of a key name its scopes (OpenAPI 3.1, "Security Requirement Object"). */
function security(route: Route, scopes: readonly string[] | null): Json[] {
  return [
    ...(route.access === 'public' ? [{}] : []),
    { bearer: [] },
    ...(scopes ? [{ apiKey: [...scopes] }, { bearerKey: [...scopes] }] : []),
  ];
}

/** The parts that operations refer to. */
interface Components {
  readonly schemas: ComponentSchemas;
  readonly requestBodies: Record<string, Json>;
}

/** A route that is being described, and the schemas that the document has. */
interface Writing {
  readonly document: Components;
  readonly route: BoundRoute;
}

/** Which of the spellings of a route an operation is. */
type Spelling = 'own' | 'fallback' | 'alias';

function spellingOf({ fallbacks = [], aliases = [] }: Route, [method, path]: readonly [string, string]): Spelling {
  const call = `${method} ${path}`;
  if (aliases.includes(call)) return 'alias';
  return fallbacks.includes(call) ? 'fallback' : 'own';
}

function noteOf({ method, path }: Route, spelling: Spelling): Json {
  const same = `${method} /api${path}`;
  if (spelling === 'alias') return { description: `Alias of ${same}.`, deprecated: true };
  return spelling === 'fallback' ? { description: `Another path of ${same}.` } : {};
}

function operation({ document, route }: Writing, at: readonly [string, string]): Json {
  const scopes = keyScopes(route);
  return {
    operationId: operationId(...at),
    summary: route.summary,
    tags: [route.path.split('/')[1]],
    ...noteOf(route, spellingOf(route, at)),
    security: security(route, scopes),
    'x-access': route.access,
    'x-key-scopes': scopes,
    parameters: parameters(route, at[1]),
    ...requestBody({ document, route }),
    responses: { [route.status ?? 200]: success({ document, route }), ...ERROR_RESPONSES },
  };
}

/** All spellings of a route share one body, named after its own: `PostOrdersCreate`. */
function requestBody({ document, route }: Writing): Json {
  if (isBodyless(route)) return {};
  const schema = route.body && !route.upload ? document.schemas.schemaOf(route.body, 'input') : uploadSchema(route);
  const id = operationId(route.method, route.path);
  const name = id.slice(0, 1).toUpperCase() + id.slice(1);
  const type = route.upload ? 'multipart/form-data' : 'application/json';
  document.requestBodies[name] = { required: true, content: { [type]: { schema, example: bodySent(route) } } };
  return { requestBody: { $ref: `#/components/requestBodies/${name}` } };
}

/** A file is sent by its name in an example. */
function bodySent(route: Route): Example {
  const { upload, uploadField = 'file' } = route;
  if (upload === undefined) return exampleSent(route);
  const file = 'logo.png';
  return { [uploadField]: uploadField.endsWith('[]') ? [file] : file, ...exampleSent(route) };
}

function success({ document, route }: Writing): Json {
  if ((route.status ?? 200) >= 300) return { description: 'A redirect', headers: { ...REQUEST_ID, ...LOCATION } };
  return { description: 'Success', headers: REQUEST_ID, content: contentOf({ document, route }) };
}

function contentOf({ document, route }: Writing): Json {
  if (!route.file) return { 'application/json': { schema: document.schemas.schemaOf(route.response, 'output') } };
  const schema = { type: 'string', format: 'binary' };
  return Object.fromEntries(route.file.map((type) => [type, { schema }]));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Chosen by the caller: a call that is repeated with the same key acts once, and gets the same answer.',
  schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_LENGTH },
};

const KEY_DESCRIPTION = 'An API key of the profile page, with scopes. Acts for its owner, within its scopes.';

/** The schema of a route's response, with the property names of the JSON. */
export function answerSchema(route: BoundRoute): Json {
  return wireSchema(route.response, 'output');
}

/** The whole document. `publicUrl`: where the product is reached. */
export function openApiDocument(routes: readonly BoundRoute[], publicUrl: string): Json {
  const document: Components = { schemas: new ComponentSchemas(), requestBodies: {} };
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    for (const spelling of spellings(route)) {
      const [method, path] = spelling;
      (paths[`/api${path}`] ??= {})[method.toLowerCase()] = operation({ document, route }, spelling);
    }
  }
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Barpa API',
      version: '1',
      license: { name: 'Terms of use', url: `${publicUrl}/terms` },
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
      parameters: { IdempotencyKey: idempotencyKey },
      headers: HEADERS,
      responses: errorResponses(document.schemas),
      requestBodies: document.requestBodies,
      schemas: document.schemas.all(),
    },
  };
}
