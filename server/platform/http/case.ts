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

/** Writes JSON as `JSON.stringify` does, with the keys of the wire. A list that has two names is written once. */
class WireWriter {
  private readonly lists = new Map<object, string>();

  /** Undefined where JSON leaves it out. */
  textOf(value: unknown): string | undefined {
    if (value === null || typeof value !== 'object' || value instanceof Date) return JSON.stringify(value);
    return Array.isArray(value) ? this.list(value) : this.record(value as Readonly<Record<string, unknown>>);
  }

  private list(values: readonly unknown[]): string {
    let text = this.lists.get(values);
    if (text === undefined) {
      text = `[${values.map((each) => this.textOf(each) ?? 'null').join(',')}]`;
      this.lists.set(values, text);
    }
    return text;
  }

  private record(record: Readonly<Record<string, unknown>>): string {
    let members = '';
    for (const key of Object.keys(record)) {
      const value = OPAQUE.has(key) ? JSON.stringify(record[key]) : this.textOf(record[key]);
      if (value === undefined) continue;
      for (const name of wireKeys(key)) members += members === '' ? name + value : `,${name}${value}`;
    }
    return `{${members}}`;
  }
}

/** The JSON of a response: every key by `wireNames`, `$id` and opaque records as they are. */
export function wireJson(value: unknown): string {
  return new WireWriter().textOf(value) ?? 'null';
}

/** A request body: every key in camelCase; bodies already in camelCase pass unchanged. */
export function toCamelCase(value: unknown): unknown {
  return new CamelReader().whole(value);
}
