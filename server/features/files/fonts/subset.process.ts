/** Subsets one font in a process of its own; see subset.ts. */
import subsetFont from 'subset-font';
import type { SubsetTask } from './subset.js';

async function subset({ font, text, weights }: SubsetTask): Promise<void> {
  const bytes = await subsetFont(Buffer.from(font), text, {
    targetFormat: 'woff2',
    ...(weights && { variationAxes: { wght: { ...weights } } }),
  });
  process.send?.(new Uint8Array(bytes));
}

process.once('message', (task: SubsetTask) => void subset(task));
// Whoever asked is gone.
process.once('disconnect', () => process.exit());
