/** Installs what package-lock.json names, where node_modules does not hold it yet. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { fail, inProject } from './project.mjs';
import { run } from './run.mjs';

const lockFile = inProject('package-lock.json');
const stampFile = inProject('node_modules', '.barpa-install');

export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock(async () => {
    if (isInstalled()) return;
    process.stdout.write('Installing the packages (about a minute the first time) …\n');
    const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    if (code !== 0) fail('The install failed; npm says why above. Check the network and run the command again.');
    writeFileSync(stampFile, lockHash());
  });
}

function npm(args) {
  // Under `npm start` the running npm names itself: that works without a shell and on every system.
  const self = process.env.npm_execpath;
  const [program, prefix] = self ? [process.execPath, [self]] : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  return run(program, [...prefix, ...args], { quiet: false });
}

const lockHash = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

/** The stamp is the quick answer. Without one, what npm itself noted of a finished install is compared. */
function isInstalled() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash()) return true;
  if (!matchesNpmNote()) return false;
  writeFileSync(stampFile, lockHash());
  return true;
}

/** npm writes this note last, so an install cut short has none. */
function matchesNpmNote() {
  const note = inProject('node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const present = JSON.parse(readFileSync(note, 'utf8')).packages;
  const wanted = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages).filter(([path]) => path !== '');
  return wanted.every(([path, entry]) => {
    // Packages for other systems stay away.
    if (!present[path]) return entry.optional === true || entry.devOptional === true;
    return present[path].version === entry.version;
  });
}
