/** A killed `npm start` must not leave a server behind that keeps the port from the next one. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const PAUSE_MS = 1000;

/** Stops this process like Ctrl-C would, once the npm that runs it is gone. Does nothing outside npm. */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  // npm runs scripts in a shell, which may or may not give its place to the command.
  const { parent: above, name } = describe(parent);
  const shell = /^(da|ba|z|k)?sh$/.test(basename(name)) ? above : null;
  const timer = setInterval(() => {
    const orphaned = process.ppid !== parent || (shell !== null && describe(parent).parent !== shell);
    if (!orphaned) return;
    // Once: a second signal would end the server in the middle of what it finishes.
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PAUSE_MS).unref();
}

function describe(pid) {
  return fromProc(pid) ?? fromPs(pid) ?? { parent: null, name: '' };
}

function fromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // pid (name) state parent …
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(stat) ?? [];
    return { parent: Number(parent), name };
  } catch {
    // Gone, or a system without /proc.
    return null;
  }
}

function fromPs(pid) {
  if (process.platform === 'linux') return null;
  try {
    const answer = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    const [parent, name = ''] = answer.trim().split(/\s+/);
    return { parent: Number(parent), name };
  } catch {
    // Gone.
    return null;
  }
}
