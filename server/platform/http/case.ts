/** snake_case on the wire, camelCase inside (specification 1 §3 "Field naming"). */

/** Records whose keys are a customer's or a third party's own: never renamed. */
const OPAQUE = new Set(['texts', 'images', 'selectedLayouts', 'selected_layouts', 'uploadedImages', 'uploaded_images', 'details', 'userMetadata', 'user_metadata']);

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
  return cached(toCamelCache, key, (text) => text.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()));
}

function mapKeys(value: unknown, rename: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => mapKeys(item, rename));
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const result: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) result[rename(key)] = OPAQUE.has(key) ? inner : mapKeys(inner, rename);
  return result;
}

/** A response body: every key in snake_case, `$id` and opaque records as they are. */
export function toSnakeCase(value: unknown): unknown {
  return mapKeys(value, snakeKey);
}

/** A request body: every key in camelCase; bodies already in camelCase pass unchanged. */
export function toCamelCase(value: unknown): unknown {
  return mapKeys(value, camelKey);
}
