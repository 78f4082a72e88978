/**
 * Decodes one HEIC file apart from the page. The policy of this file's response alone lets it run WebAssembly
 * (server/platform/http/security.ts).
 */
// The package names no exports, and its main file has no WebAssembly; its version is pinned.
// oxlint-disable-next-line barpa/package-entries
import libheif from 'libheif-js/libheif-wasm/libheif.js';
// oxlint-disable-next-line barpa/package-entries
import wasm from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { PICTURES } from '#core/limits/limits.js';
import { readHeic, type LibHeif } from './read-heic.js';

/** `ready`: libheif is loaded and a file may be sent. */
export type HeicAnswer = 'ready' | 'failed' | ImageBitmap;

const answer = (message: HeicAnswer, transferred: Transferable[] = []): void =>
  self.postMessage(message, { transfer: transferred });

async function loadLibrary(): Promise<LibHeif> {
  const response = await fetch(wasm);
  if (!response.ok) throw new Error(`libheif: ${response.status}`);
  const load = libheif as unknown as (options: { wasmBinary: ArrayBuffer }) => LibHeif;
  return load({ wasmBinary: await response.arrayBuffer() });
}

async function decode(library: LibHeif, bytes: ArrayBuffer): Promise<void> {
  const { data, width, height } = await readHeic(library, new Uint8Array(bytes), PICTURES.heic.pixels);
  const bitmap = await createImageBitmap(new ImageData(data, width, height));
  answer(bitmap, [bitmap]);
}

const failed = (error: unknown): void => {
  console.warn('heic: the picture could not be decoded', error);
  answer('failed');
};

loadLibrary().then((library) => {
  self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => void decode(library, data).catch(failed);
  answer('ready');
}, failed);
