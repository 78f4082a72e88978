/** snake_case on the wire, camelCase inside (specification 1 §3 "Field naming"). */
import { DOCUMENTED_IN_CAMEL_CASE } from './rest/field-names.js';

/** Records whose keys are a customer's or a third party's own: never renamed. */
const OPAQUE = new Set([
  'texts',
  'images',
  'links',
  'lists',
  'selectedLayouts',
  'selected_layouts',
  'uploadedImages',
  'uploaded_images',
  'details',
  'userMetadata',
  'user_metadata',
]);

const toSnakeCache = new Map<string, string>();
const toCamelCache = new Map<string, string>();
const CACHE_MAX = 5000;
const CACHED_LENGTH = 64;

function cached<Name>(cache: Map<string, Name>, key: string, make: (key: string) => Name): Name {
  let name = cache.get(key);
  if (name === undefined) {
    name = make(key);
    // Keys of foreign bodies must not grow the memory without bound.
    if (cache.size < CACHE_MAX && key.length <= CACHED_LENGTH) cache.set(key, name);
  }
  return name;
}

export function snakeKey(key: string): string {
  return cached(toSnakeCache, key, (text) => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

/** A run of underscores is examined once, whatever follows it: `_+([a-z0-9])` would start again at each of them. */
const UNDERSCORES = /_+([a-z0-9])?/g;

export function camelKey(key: string): string {
  return cached(toCamelCache, key, (text) =>
    text.replace(UNDERSCORES, (run: string, letter: string | undefined) => letter?.toUpperCase() ?? run),
  );
}

const wireCache = new Map<string, readonly string[]>();
const wireKeyCache = new Map<string, readonly string[]>();

/** Every spelling of a field of an answer: snake_case, and the documented one where that is camelCase alone. */
export function wireNames(key: string): readonly string[] {
  return cached(wireCache, key, () => (DOCUMENTED_IN_CAMEL_CASE.has(key) ? [snakeKey(key), key] : [snakeKey(key)]));
}

/** The same with quotes and a colon, ready for JSON. */
function wireKeys(key: string): readonly string[] {
  return cached(wireKeyCache, key, () => wireNames(key).map((name) => `${JSON.stringify(name)}:`));
}

/** An object or a list, and its renamed copy, whose members are still to be filled in. */
interface Pending {
  readonly source: object;
  readonly copy: Record<string, unknown> | unknown[];
}

/** Reads keys into camelCase at every depth, without recursion: bodies come from outside. */
class CamelReader {
  private readonly pending: Pending[] = [];

  whole(value: unknown): unknown {
    const copy = this.copyOf(value);
    for (let next = this.pending.pop(); next; next = this.pending.pop()) this.fill(next);
    return copy;
  }

  private copyOf(value: unknown): unknown {
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    const copy = Array.isArray(value) ? ([] as unknown[]) : {};
    this.pending.push({ source: value, copy });
    return copy;
  }

  private fill({ source, copy }: Pending): void {
    if (Array.isArray(copy)) {
      const list = source as readonly unknown[];
      for (const each of list) copy.push(this.copyOf(each));
      return;
    }
    for (const key of Object.keys(source)) {
      const inner = (source as Record<string, unknown>)[key];
      copy[camelKey(key)] = OPAQUE.has(key) ? inner : this.copyOf(inner);
    }
  }
}

/** Writes JSON as `JSON.stringify` does, with the keys of the wire; undefined where JSON leaves the value out. */
function wireText(value: unknown): string | undefined {
  if (value === null || typeof value !== 'object' || value instanceof Date) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((each) => wireText(each) ?? 'null').join(',')}]`;
  const record = value as Readonly<Record<string, unknown>>;
  let members = '';
  for (const key of Object.keys(record)) {
    const text = memberText(key, record[key]);
    if (text === undefined) continue;
    for (const name of wireKeys(key)) members += members === '' ? name + text : `,${name}${text}`;
  }
  return `{${members}}`;
}

/** The text of a record's value. */
function memberText(key: string, value: unknown): string | undefined {
  return OPAQUE.has(key) ? JSON.stringify(value) : wireText(value);
}

/**
 * Characters of a list that are encoded at once. V8 allocates a longer string (from 64,000 characters outside of Latin
 * on) apart from all others, which takes longer than everything else that is done for the answer.
 */
const BLOCK = 16_000;

function listBytes(values: readonly unknown[]): Buffer {
  const blocks: Buffer[] = [];
  let text = '[';
  values.forEach((each, at) => {
    text += (at > 0 ? ',' : '') + (wireText(each) ?? 'null');
    if (text.length < BLOCK) return;
    blocks.push(Buffer.from(text));
    text = '';
  });
  return Buffer.concat([...blocks, Buffer.from(`${text}]`)]);
}

/**
 * The JSON of a response: every key by `wireNames`, `$id` and opaque records as they are. A list that the response has
 * under two names is written once.
 */
export function wireJson(answer: unknown): Buffer {
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer))
    return Buffer.from(wireText(answer) ?? 'null');
  const lists = new Map<unknown, Buffer>();
  const blocks: Buffer[] = [];
  let text = '{';
  let separator = '';
  for (const [key, value] of Object.entries(answer)) {
    const list = Array.isArray(value) && !OPAQUE.has(key) ? (lists.get(value) ?? listBytes(value)) : undefined;
    const member = list ? '' : memberText(key, value);
    if (member === undefined) continue;
    if (list) lists.set(value, list);
    for (const name of wireKeys(key)) {
      text += separator + name + member;
      separator = ',';
      if (!list) continue;
      blocks.push(Buffer.from(text), list);
      text = '';
    }
  }
  return Buffer.concat([...blocks, Buffer.from(`${text}}`)]);
}

/** A request body: every key in camelCase; bodies already in camelCase pass unchanged. */
export function toCamelCase(value: unknown): unknown {
  return new CamelReader().whole(value);
}
