import type { App } from '../app.js';
import { features } from '../features/index.js';

/** Demonstration accounts and rows; each feature's seed looks whether it has already run. */
export async function seedDemo(app: App): Promise<void> {
  for (const feature of features) await feature.seedDemo?.(app.contexts.ofSystem('seed-demo'));
}
