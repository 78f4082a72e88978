/**
 * Installs what package-lock.json names, where node_modules does not have it yet. npm installs into a separate folder,
 * which then replaces node_modules as a whole: an interrupted install leaves nothing half made, and two terminals that
 * install at the same time do not disturb each other (the lock of the builds is itself a package).
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { fail, inProject } from './project.mjs';
import { onStop } from './run.mjs';

const lockFile = inProject('package-lock.json');
const modules = inProject('node_modules');
const stampFile = join(modules, '.barpa-install');

export async function ensureInstalled() {
  if (isInstalled()) return;
  process.stdout.write('Installing the packages (about a minute the first time) …\n');
  mkdirSync(inProject('dist'), { recursive: true });
  const folder = mkdtempSync(inProject('dist', '.install-'));
  const clean = () => rmSync(folder, { recursive: true, force: true });
  onStop(clean);
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc'])
      copyFileSync(inProject(name), join(folder, name));
    await install(folder);
    if (!isInstalled()) await takePlace(folder);
  } finally {
    clean();
  }
  writeFileSync(stampFile, lockHash());
}

/** A mounted node_modules cannot be replaced: npm then works inside it. */
async function takePlace(folder) {
  try {
    if (existsSync(modules)) renameSync(modules, join(folder, 'replaced'));
    renameSync(join(folder, 'node_modules'), modules);
  } catch (error) {
    // Another terminal was faster.
    if (isInstalled()) return;
    if (!['EBUSY', 'EXDEV', 'EPERM', 'EACCES'].includes(error.code)) throw error;
    await install(inProject());
  }
}

async function install(cwd) {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await npm(args, cwd)) !== 0)
    fail('The install failed; npm says why above. Check the network and run the command again.');
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
