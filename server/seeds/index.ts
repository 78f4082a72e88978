import type { ContextFactory } from '#server/context.js';
import { features } from '#features/index.js';

/** Rows that every installation needs, and the demonstration's where it is on. Idempotent: runs at each start. */
export async function seed(contexts: ContextFactory, demo: boolean): Promise<void> {
  for (const feature of features) {
    await feature.seed?.(contexts.ofSystem('seed'));
    if (demo) await feature.seedDemo?.(contexts.ofSystem('seed-demo'));
  }
}
