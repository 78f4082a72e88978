/** Decodes HEIC files where the browser cannot: one at a time, each in a worker that ends with it. */
import { PICTURES } from '#core/limits/limits.js';
import type { HeicAnswer } from './heic.worker.js';

const startWorker = (): Worker => new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });

let last: Promise<unknown> = Promise.resolve();

/** @throws Error for a broken file, and for one that takes too long. */
export function decodeHeic(file: File, start = startWorker): Promise<ImageBitmap> {
  const next = last.then(() => decodeNow(file, start));
  last = next.catch(() => undefined);
  return next;
}

async function decodeNow(file: File, start: () => Worker): Promise<ImageBitmap> {
  const bytes = await file.arrayBuffer();
  const worker = start();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ImageBitmap>((resolve, reject) => {
      const wait = (ms: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new Error('libheif takes too long')), ms);
      };
      worker.onerror = () => reject(new Error('the worker of libheif has failed'));
      worker.onmessage = ({ data }: MessageEvent<HeicAnswer>) => {
        if (data === 'failed') return reject(new Error('libheif cannot open the file'));
        if (data !== 'ready') return resolve(data);
        wait(PICTURES.heic.decodeMs);
        worker.postMessage(bytes, [bytes]);
      };
      wait(PICTURES.heic.loadMs);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
