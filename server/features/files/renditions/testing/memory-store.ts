/** The parts of a context that the makers of fonts and pictures need, with a file store in memory. */
import { pino } from 'pino';
import type { Ctx } from '#platform/context.js';
import type { FileStore, StoredFile } from '#platform/ports.js';

export interface MemoryStore {
  readonly ctx: Ctx;
  readonly kept: Map<string, StoredFile>;
}

export function memoryStore(): MemoryStore {
  const kept = new Map<string, StoredFile>();
  const files: Partial<FileStore> = {
    get: (key) => Promise.resolve(kept.get(key) ?? null),
    put: (key, file) => {
      kept.set(key, file);
      return Promise.resolve();
    },
  };
  return { ctx: { ports: { files }, log: pino({ level: 'silent' }) } as unknown as Ctx, kept };
}
