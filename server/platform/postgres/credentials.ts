/** The values that must outlive the process: the port and the passwords, in a file only its owner reads. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../log/start-error.js';

export interface Credentials {
  /** 0 until the first start. */
  readonly port: number;
  readonly superuserPassword: string;
  readonly applicationPassword: string;
  /** The folder of the cluster, if it is another one. */
  readonly home?: string;
}

const FILE = 'credentials.json';

const newPassword = (): string => randomBytes(24).toString('base64url');

/** Generated and written on first use, so that an interrupted start continues with the same passwords. */
export function readCredentials(folder: string): Credentials {
  const path = join(folder, FILE);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Credentials;
  if (existsSync(join(folder, 'data'))) {
    throw new StartError(
      `${path} is missing, so the database beside it cannot be opened. Restore it, or remove ${folder}.`,
    );
  }
  const made = { port: 0, superuserPassword: newPassword(), applicationPassword: newPassword() };
  writeCredentials(folder, made);
  return made;
}

/** Never half written: the file appears whole or not at all. */
export function writeCredentials(folder: string, credentials: Credentials): void {
  const path = join(folder, FILE);
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  renameSync(fresh, path);
}
