/**
 * Archives that are being written. A killed backup leaves a part of one behind, which holds passwords; the next backup
 * or start deletes it. One note in DATA_DIR for each backup names the part.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../postgres/process-state.js';

const FOLDER = 'unfinished-backups';

/** Notes a part before it is written. @returns what removes the note, once the part is whole or gone. */
export function noteUnfinished(dataDir: string, part: string): () => void {
  const note = join(dataDir, FOLDER, String(process.pid));
  mkdirSync(join(dataDir, FOLDER), { recursive: true, mode: 0o700 });
  writeFileSync(note, part, { mode: 0o600, flush: true });
  return () => rmSync(note, { force: true });
}

/** Deletes what killed backups have left. */
export function removeUnfinished(dataDir: string): void {
  const folder = join(dataDir, FOLDER);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (isAlive(Number(name)) && Number(name) !== process.pid) continue;
    const note = join(folder, name);
    rmSync(readFileSync(note, 'utf8'), { force: true });
    rmSync(note, { force: true });
  }
}
