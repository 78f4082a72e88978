/** Child processes: run to the end, and stopped when this process is stopped. */
import { spawn } from 'node:child_process';
import { root } from './project.mjs';

/** How long children may take to stop what they started. */
const STOP_MS = 15_000;

const grouped = process.platform !== 'win32';
const children = new Set();
/** From the first signal on: nothing more is started, and results of stopped children are ignored. */
let stopping = false;
const cleanups = new Set();

/**
 * Runs a program in the project's folder. Nothing is read from standard input.
 * @param {{ env?: object, quiet?: boolean, timeoutMs?: number, cwd?: string }} options quiet keeps the output for the
 * caller only
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, { env = {}, quiet = true, timeoutMs, cwd = root } = {}) {
  return new Promise((resolve) => {
    if (stopping) return;
    const stdio = ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'];
    // A process group of its own: the child's own children are stopped with it.
    const child = spawn(program, args, { cwd, stdio, env: { ...process.env, ...env }, detached: grouped });
    children.add(child);
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const timer = timeoutMs && setTimeout(() => end(child, chunks, timeoutMs), timeoutMs);
    const finish = (code, error) => {
      clearTimeout(timer);
      children.delete(child);
      if (stopping) return;
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + (error ?? '') });
    };
    child.once('error', (error) => finish(-1, error.message));
    child.once('close', (code) => finish(code ?? -1));
  });
}

/** Runs a JavaScript file with this Node. */
export const runNode = (args, options) => run(process.execPath, args, options);

function end(child, chunks, timeoutMs) {
  const sentence = `Stopped after ${Math.round(timeoutMs / 1000)} s.\n`;
  chunks.push(Buffer.from(sentence));
  process.stderr.write(sentence);
  signalGroup(child, 'SIGTERM');
  setTimeout(() => signalGroup(child, 'SIGKILL'), 10_000).unref();
}

function signalGroup(child, signal) {
  try {
    process.kill(grouped ? -child.pid : child.pid, signal);
  } catch (error) {
    // The whole group has ended already.
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Runs a cleanup also when we are stopped by a signal. */
export function onStop(cleanup) {
  cleanups.add(cleanup);
}

/**
 * Forwards a signal to every child, waits for them, cleans up, and exits.
 * @returns {() => void} undoes this, for a caller that then handles signals itself
 */
export function stopOnSignals() {
  const stop = async (signal) => {
    if (stopping) return;
    stopping = true;
    const living = [...children];
    const ended = living.map((child) => new Promise((resolve) => child.once('close', resolve)));
    for (const child of living) signalGroup(child, signal);
    await Promise.race([Promise.all(ended), new Promise((resolve) => setTimeout(resolve, STOP_MS))]);
    for (const child of living) signalGroup(child, 'SIGKILL');
    for (const cleanup of cleanups) await cleanup();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  const listeners = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => [signal, () => void stop(signal)]);
  for (const [signal, listener] of listeners) process.on(signal, listener);
  return () => {
    for (const [signal, listener] of listeners) process.off(signal, listener);
  };
}
