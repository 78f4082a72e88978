/**
 * Who uses the cluster. A second start in another terminal uses the running server; the process that stops first must
 * not stop it for the other. One empty file for each user; those of dead processes do not count.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './process-state.js';

let sequence = 0;

/** Returns the name to give to `leave`. */
export function enter(folder: string): string {
  const name = `${process.pid}-${(sequence += 1)}`;
  mkdirSync(join(folder, 'holders'), { recursive: true });
  writeFileSync(join(folder, 'holders', name), '');
  return name;
}

/** True where no other process uses the cluster, so that the server may stop. */
export function leave(folder: string, name: string): boolean {
  rmSync(join(folder, 'holders', name), { force: true });
  return livingHolders(folder).length === 0;
}

/** The processes that use the cluster now. */
export function livingHolders(folder: string): number[] {
  const notes = join(folder, 'holders');
  const names = existsSync(notes) ? readdirSync(notes) : [];
  return names.map((name) => Number(name.split('-')[0])).filter((pid) => isAlive(pid));
}
