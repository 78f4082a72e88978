/** snake_case on the wire, camelCase inside (specification 1 §3 "Field naming"). */

/** Records whose keys are a customer's or a third party's own: never renamed. */
const OPAQUE = new Set([
  'texts',
  'images',
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

function cached(cache: Map<string, string>, key: string, make: (key: string) => string): string {
  let name = cache.get(key);
  if (name === undefined) {
    name = make(key);
    // Keys of foreign bodies must not grow the memory without bound.
    if (cache.size < CACHE_MAX) cache.set(key, name);
  }
  return name;
}

export function snakeKey(key: string): string {
  return cached(toSnakeCache, key, (text) => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

export function camelKey(key: string): string {
  return cached(toCamelCache, key, (text) =>
    text.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  );
}

/** Renames at every depth. A list that stands under two names is renamed once. */
function renamer(rename: (key: string) => string): (value: unknown) => unknown {
  const lists = new Map<readonly unknown[], unknown[]>();
  const map = (value: unknown): unknown => {
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    if (Array.isArray(value)) return mapList(value);
    const result: Record<string, unknown> = {};
    for (const key of Object.keys(value)) {
      const inner = (value as Record<string, unknown>)[key];
      result[rename(key)] = typeof inner !== 'object' || OPAQUE.has(key) ? inner : map(inner);
    }
    return result;
  };
  const mapList = (list: readonly unknown[]): unknown[] => {
    const known = lists.get(list);
    if (known) return known;
    const mapped = list.map(map);
    lists.set(list, mapped);
    return mapped;
  };
  return map;
}

/** A response body: every key in snake_case, `$id` and opaque records as they are. */
export function toSnakeCase(value: unknown): unknown {
  return renamer(snakeKey)(value);
}

/** A request body: every key in camelCase; bodies already in camelCase pass unchanged. */
export function toCamelCase(value: unknown): unknown {
  return renamer(camelKey)(value);
}
