import type { FastifyRequest } from 'fastify';
import { snakeKey } from '../case.js';

const NAME = /^[a-z][A-Za-z0-9]*$/;
const INDEX = /^\d+$/;

/** The key of an object that became this name; undefined where there is none. Without a search through its keys. */
function keyOf(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return [name, snakeKey(name)].find((key) => Object.hasOwn(value, key));
}

/** A field by its name in the service, and by its name in a request. Dots lead inside; the empty name is the body. */
export type RenamedField = readonly [inService: string, asSent: string];

type Sent = Pick<FastifyRequest, 'body' | 'query' | 'params' | 'headers'>;

/** The part of the request that has this field. */
const sourceOf = ({ body, query, params }: Sent, name: string): unknown =>
  [body, query, params].find((each) => keyOf(each, name) !== undefined);

function hasPlace(request: Sent, path: string): boolean {
  if (path === '') return true;
  const names = path.split('.');
  let value = sourceOf(request, names[0] ?? '');
  return names.every((name) => {
    const key = keyOf(value, name);
    value = key === undefined ? undefined : (value as Readonly<Record<string, unknown>>)[key];
    return key !== undefined;
  });
}

/** The path with the names of the request. Where the request has none of the places, the first of them. */
function withSentNames(request: Sent, path: string, renamed: readonly RenamedField[]): string {
  const places = renamed.flatMap(([inService, asSent]) => {
    if (path !== inService && !path.startsWith(`${inService}.`)) return [];
    const inside = path.slice(inService.length + 1);
    return [{ asSent, path: [asSent, inside].filter((each) => each !== '').join('.') }];
  });
  const found = places.find(({ asSent }) => hasPlace(request, asSent));
  if (found) return found.path;
  const [first] = places;
  return first === undefined || hasPlace(request, path.split('.', 1)[0] ?? '') ? path : first.path;
}

/** A field that was not sent is spelled as this API spells it. */
function spelled(name: string): string {
  return NAME.test(name) ? snakeKey(name) : name;
}

/**
 * The path of a faulty field as the request has it: `wizard_data.pages[3].name`. Fields of a form stay as they are,
 * since the faults of files are found by the names of files. `renamed`: as in a route.
 */
export function sentPathOf(request: Sent, path: string, renamed: readonly RenamedField[] = []): string {
  if (request.headers['content-type']?.startsWith('multipart/')) return path;
  const [first = '', ...rest] = withSentNames(request, path, renamed).split('.');
  const source = sourceOf(request, first);
  const begin = keyOf(source, first) ?? spelled(first);
  let value: unknown = (source as Readonly<Record<string, unknown>> | undefined)?.[begin];
  return rest.reduce((sent, name) => {
    const key = keyOf(value, name);
    const isIndex = INDEX.test(name) && (value === undefined || Array.isArray(value));
    value = key === undefined ? undefined : (value as Readonly<Record<string, unknown>>)[key];
    return isIndex ? `${sent}[${name}]` : `${sent}.${key ?? spelled(name)}`;
  }, begin);
}
