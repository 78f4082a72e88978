import { Worker } from 'node:worker_threads';

export interface SubsetTask {
  /** A variable TrueType font. */
  readonly font: Uint8Array;
  /** The characters that stay. */
  readonly text: string;
  /** The weights that stay. */
  readonly weights: { readonly min: number; readonly max: number };
}

const WORKER = new URL('./subset.worker.js', import.meta.url);
/** Far more than a font ever took; beyond it something hangs. */
const TIMEOUT_MS = 30_000;

/** The font as WOFF2 with these characters only; equal tasks give equal bytes. @throws Error where it cannot be cut. */
export async function subsetOf(task: SubsetTask): Promise<Uint8Array> {
  const worker = new Worker(WORKER, { workerData: task, execArgv: [] });
  const timer = setTimeout(() => void worker.terminate(), TIMEOUT_MS);
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The font could not be cut (exit ${code}).`)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
