/** Small settings that this browser keeps. What it does not store, or no longer understands, is as if never set. */
import type { z } from 'zod';
import { browserStore } from './browser-store.js';

export function readKept<Schema extends z.ZodType>(key: string, schema: Schema): z.output<Schema> | null {
  try {
    const text = browserStore.getItem(key);
    const parsed = text === null ? null : schema.safeParse(JSON.parse(text));
    return parsed?.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Storage that is full or blocked keeps nothing; the setting then lasts as long as the page. */
export function writeKept(key: string, value: unknown): void {
  try {
    browserStore.setItem(key, JSON.stringify(value));
  } catch (fault) {
    console.warn('storage: a setting is not kept', fault);
  }
}
