/** Subsets a font in a separate thread: compressing it takes a third of a second without a pause. */
import { parentPort, workerData } from 'node:worker_threads';
import subsetFont from 'subset-font';
import type { SubsetTask } from './subset.js';

const { font, text, weights } = workerData as SubsetTask;
const bytes = await subsetFont(Buffer.from(font), text, {
  targetFormat: 'woff2',
  variationAxes: { wght: { ...weights } },
});
parentPort?.postMessage(new Uint8Array(bytes));
