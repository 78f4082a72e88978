import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteUnfinished, removeUnfinished } from './unfinished.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'barpa-unfinished-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('deletes what a killed backup has left', () => {
  const part = join(folder, 'elsewhere.tar.gz.partial');
  writeFileSync(part, 'passwords');
  const { pid } = spawnSync(process.execPath, ['--version']);
  mkdirSync(join(folder, 'unfinished-backups'));
  writeFileSync(join(folder, 'unfinished-backups', String(pid)), part);
  removeUnfinished(folder);
  expect(existsSync(part)).toBe(false);
  expect(readdirSync(join(folder, 'unfinished-backups'))).toEqual([]);
});

it('cannot delete what another process is writing', () => {
  const part = join(folder, 'running.partial');
  writeFileSync(part, '');
  mkdirSync(join(folder, 'unfinished-backups'));
  writeFileSync(join(folder, 'unfinished-backups', String(process.ppid)), part);
  removeUnfinished(folder);
  expect(existsSync(part)).toBe(true);
});

it('forgets a backup that was finished', () => {
  const forget = noteUnfinished(folder, join(folder, 'whole.partial'));
  forget();
  expect(readdirSync(join(folder, 'unfinished-backups'))).toEqual([]);
  expect(() => removeUnfinished(join(folder, 'absent'))).not.toThrow();
});
