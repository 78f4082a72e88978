/**
 * PostgreSQL refuses to run as root. A runner starts its programs as the right operating system user:
 * ourselves, or, for root, an unprivileged one.
 */
import { spawn } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';

export interface Finished {
  readonly code: number;
  /** Standard output and error, in order of arrival. */
  readonly output: string;
}

export interface Runner {
  run(program: string, args: readonly string[]): Promise<Finished>;
  /** Gives a file or folder to the user the programs run as. */
  own(path: string): void;
}

export interface OsUser {
  readonly uid: number;
  readonly gid: number;
}

/** Another user cannot execute the programs where the project is under a closed folder such as /root. */
const READ_EVERYWHERE = [
  '--clear-groups',
  // Without it the change of user drops the capability before it can be handed on.
  '--securebits=+no_setuid_fixup',
  '--inh-caps=-all,+dac_read_search',
  '--ambient-caps=-all,+dac_read_search',
  '--bounding-set=-all,+dac_read_search',
];

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv', '/usr/sbin/setpriv'];

/** Runs programs as the user who runs us. */
export const ownRunner: Runner = { run: (program, args) => finish(program, args), own: () => undefined };

/** Runs programs as another user with nothing more than that user may do. Needs root. */
export function droppedRunner(user: OsUser): Runner {
  return {
    run: (program, args) => finish(program, args, user),
    own: (path) => chownSync(path, user.uid, user.gid),
  };
}

/**
 * Runs programs as another user who may read everything (and nothing else of root's). Null where `setpriv` is missing.
 */
export function readingRunner(user: OsUser): Runner | null {
  const setpriv = SETPRIV.find((path) => existsSync(path));
  if (!setpriv) return null;
  const prefix = [`--reuid=${user.uid}`, `--regid=${user.gid}`, ...READ_EVERYWHERE, '--'];
  return {
    run: (program, args) => finish(setpriv, [...prefix, program, ...args]),
    own: (path) => chownSync(path, user.uid, user.gid),
  };
}

/** True where the runner's user can load PostgreSQL and write in `folder`. */
export async function canRun(runner: Runner, postgres: string, folder: string): Promise<boolean> {
  const probe = '"$0" --version >/dev/null && cd "$1" && test -w .';
  return (await runner.run('/bin/sh', ['-c', probe, postgres, folder])).code === 0;
}

/**
 * The environment is our own: PGDATA, LANG and others of the caller would change what the programs do. The working
 * folder must be one that every user may enter.
 */
function finish(program: string, args: readonly string[], user?: OsUser): Promise<Finished> {
  const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  const options = process.platform === 'win32' ? {} : { env, cwd: '/' };
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, ...user, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', (error) => resolve({ code: -1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? -1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
