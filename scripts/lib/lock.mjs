/** One terminal installs or builds at a time. A lock of a dead process counts for nothing. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inProject } from './project.mjs';

const path = inProject('dist', '.lock');

export async function withLock(work) {
  mkdirSync(inProject('dist'), { recursive: true });
  for (let told = false; !take(); told = true) {
    if (!told) process.stdout.write('Waiting for the install or build of another terminal …\n');
    await sleep(250);
  }
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take() {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isAlive(holder())) rmSync(path, { force: true });
  return false;
}

/** Null while the file is being written or has just gone: asked again soon. */
function holder() {
  try {
    return Number(readFileSync(path, 'utf8')) || null;
  } catch {
    return null;
  }
}

function isAlive(pid) {
  if (pid === null) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
