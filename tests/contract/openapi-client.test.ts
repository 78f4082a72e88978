/** A client that is generated from the OpenAPI document calls every operation, and gets what the document says. */
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import createClient from 'openapi-fetch';
import { features } from '#features/index.js';
import { projectPath } from '#platform/paths.js';
import { createSchema } from '#server/graphql/schema.js';
import { routesOf } from '#server/rest/index.js';
import { createAccount, type Account } from '#tests/helpers/accounts.js';
import { createTestApp, type TestApp } from '#tests/helpers/app.js';
import { picture } from '#tests/helpers/samples/sample-files.js';
import { clientCalls, programOf, type ClientCall } from './openapi-calls.js';
import { createWorld, type World } from './records.js';

const run = promisify(execFile);
const { schema } = await createSchema(features);
const routes = routesOf(features, schema);
const folder = projectPath('dist/openapi-client');
const file = (name: string): string => `${folder}/${name}`;

interface Declared {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, object>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Record<string, Declared> }>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Declared>> };
}

let app: TestApp;
let world: World;
let calls: readonly ClientCall[];
let document: Document;
let png: Blob;
beforeAll(async () => {
  app = await createTestApp({ worker: false, rateLimitFactor: 1000 });
  world = await createWorld(app);
  // The one who signs in.
  await createAccount(app, { email: 'customer@example.com' });
  calls = clientCalls(routes, { ...world.records, foreign: world.foreign.id });
  document = (await app.rest('GET', '/openapi.json')).body as unknown as Document;
  png = new Blob([new Uint8Array(await picture(2).png().toBuffer())], { type: 'image/png' });
});
afterAll(() => app?.close());

it('the generated client takes the example of every operation', async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(file('openapi.json'), JSON.stringify(document));
  writeFileSync(file('calls.ts'), programOf(calls));
  const generator = projectPath('dist/tests/contract/openapi-types.js');
  await run(process.execPath, ['--no-warnings', generator, file('openapi.json'), file('api.d.ts')]);
  const compiler = projectPath('node_modules/typescript/bin/tsc');
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];
  const target = ['--target', 'es2023', '--lib', 'es2023,dom,dom.iterable', '--types', ''];
  const { stdout } = await run(process.execPath, [compiler, ...options, ...target, file('calls.ts')]).catch(
    (error: { readonly stdout: string }) => error,
  );
  expect(stdout).toBe('');
}, 300_000);

const ORDER = ['GET', 'PATCH', 'PUT', 'POST', 'DELETE'];
/** It ends the session of the owner. */
const LAST = '/api/auth/sessions/{id}';

/** Reads first, then changes, those of administrators later; what removes records last. */
function placeOf({ method, path, policy }: ClientCall): number {
  const removes = method === 'DELETE' ? 20 + (path === LAST ? 20 : 0) : 0;
  return removes + (policy === 'admin' ? 10 : 0) + ORDER.indexOf(method);
}

/** Somebody new for calls about the caller alone that change or end something. */
function callerOf({ policy, method }: ClientCall): Account | null | Promise<Account> {
  if (policy === 'public') return null;
  if (policy === 'admin') return world.admin;
  return policy === 'owner' || method === 'GET' ? world.owner : createAccount(app);
}

/** A body of a form: the names of files are files. */
function formOf(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body).reverse())
    if (value === 'a.png' || Array.isArray(value)) form.append(name, png, 'a.png');
    else form.append(name, value as string);
  return form;
}

async function send(call: ClientCall): Promise<{ response: Response; text: string }> {
  const caller = await callerOf(call);
  const client = createClient<Record<string, never>>({ baseUrl: app.url });
  const { response, data, error } = await client.request(
    call.method.toLowerCase() as 'get',
    call.path as never,
    {
      params: call.params,
      body: call.body,
      parseAs: 'text',
      redirect: 'manual',
      headers: caller && { authorization: `Bearer ${caller.token}` },
      ...(call.route.upload !== undefined && { bodySerializer: formOf }),
    } as never,
  );
  return { response, text: typeof data === 'string' ? data : JSON.stringify(error) };
}

/** The declaration of a status: itself, or its class. */
function declared({ method, path }: ClientCall, status: number): Declared | undefined {
  const { responses = {} } = document.paths[path]?.[method.toLowerCase()] ?? {};
  const found = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  const { $ref } = found ?? {};
  return $ref === undefined ? found : document.components.responses[$ref.split('/').at(-1) ?? ''];
}

/** Examples that are refused because of what they name. */
const REFUSED: Readonly<Record<string, string>> = {
  'POST /api/sites/report': 'there is no site of this address here',
  'POST /api/auth/me/close': 'the address is not the one of the caller',
  'POST /api/admin/sites/{id}/candidates': 'the file is no archive',
};

it('every answer is as the document says', async () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'api', components: (document as unknown as { components: object }).components });
  const faults: string[] = [];
  for (const call of [...calls].sort((a, b) => placeOf(a) - placeOf(b))) {
    const name = `${call.method} ${call.path}`;
    const { response, text } = await send(call);
    const found = declared(call, response.status);
    if (!found) faults.push(`${name}: the status ${response.status} is not declared`);
    if (/"error_code":"(VALIDATION_ERROR|BAD_REQUEST)"/.test(text) && !(name in REFUSED))
      faults.push(`${name}: the example is refused: ${text}`);
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    if (!found?.content) continue;
    const content = (found.content[type] ?? found.content['*/*']) as { schema: object } | undefined;
    if (!content) faults.push(`${name}: ${response.status} is ${type}, which is not declared`);
    if (!content || type !== 'application/json' || call.route.file) continue;
    const schemaOfAnswer = JSON.parse(JSON.stringify(content.schema).replaceAll('"#/', '"api#/')) as object;
    if (!ajv.validate(schemaOfAnswer, JSON.parse(text)))
      faults.push(`${name}: ${response.status} ${ajv.errorsText(ajv.errors?.slice(0, 4))}`);
  }
  expect(faults).toEqual([]);
}, 300_000);
