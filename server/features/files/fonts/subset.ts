import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface SubsetTask {
  /** A TrueType font. */
  readonly font: Uint8Array;
  /** The characters that stay. */
  readonly text: string;
  /** The weights of a variable font that stay; null for a font of one weight. */
  readonly weights: { readonly min: number; readonly max: number } | null;
}

const PROGRAM = fileURLToPath(new URL('./subset.process.js', import.meta.url));
/** Far more than a font ever took; beyond it something hangs. */
const TIMEOUT_MS = 30_000;
/** A process that was ended by a signal is started again. */
const TRIES = 3;

/**
 * The font as WOFF2 with these characters only; equal tasks give equal bytes. It takes a third of a second of CPU
 * without a pause, in WebAssembly. In a worker thread of this process V8 can end the whole process while the thread is
 * torn down (`Check failed: jit_page.has_value()`, nodejs/node#64500), so it runs in a process of its own.
 * @throws Error where it cannot be cut.
 */
export async function subsetOf(task: SubsetTask): Promise<Uint8Array> {
  for (let tried = 1; ; tried += 1) {
    const answer = await inProcess(task);
    if (answer instanceof Uint8Array) return answer;
    if (answer.signal === null || tried === TRIES)
      throw new Error(`The font could not be cut (${answer.signal ?? `exit ${answer.code}`}).`);
  }
}

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

async function inProcess(task: SubsetTask): Promise<Uint8Array | Ended> {
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  // A process that cannot be started, or is gone before it was asked, ends as well.
  child.on('error', () => child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal }) as Ended);
  const answered = new Promise<Uint8Array>((resolve) => child.once('message', (bytes) => resolve(bytes as Uint8Array)));
  child.send(task, () => undefined);
  const answer = await Promise.race([answered, ended]);
  if (child.connected) child.disconnect();
  await ended;
  return answer;
}
