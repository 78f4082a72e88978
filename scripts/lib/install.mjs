/**
 * Installs what package-lock.json names, where node_modules does not have it yet. npm installs into a separate folder,
 * which then replaces node_modules as a whole: an interrupted install leaves nothing half made, and two terminals that
 * install at the same time do not disturb each other (the lock of the builds is itself a package).
 *
 * What serving and building need are `dependencies` in package.json; what only tests and checks need, nearly half of
 * the time of an install, are `devDependencies`. `npm start` leaves those to the first command that needs them.
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

/** @param {{ checks: boolean }} wanted whether the packages that only tests and checks need are wanted too */
export async function ensureInstalled({ checks }) {
  if (isInstalled(checks)) return;
  process.stdout.write('Installing the packages (about a minute the first time) …\n');
  mkdirSync(inProject('dist'), { recursive: true });
  const folder = mkdtempSync(inProject('dist', '.install-'));
  const clean = () => rmSync(folder, { recursive: true, force: true });
  onStop(clean);
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc'])
      copyFileSync(inProject(name), join(folder, name));
    await install(folder, checks);
    if (!isInstalled(checks)) await moveIntoPlace(folder, checks);
  } finally {
    clean();
  }
  writeFileSync(stampFile, stampOf(checks));
}

/** A mounted node_modules cannot be replaced: npm then works inside it. */
async function moveIntoPlace(folder, checks) {
  try {
    if (existsSync(modules)) renameSync(modules, join(folder, 'replaced'));
    renameSync(join(folder, 'node_modules'), modules);
  } catch (error) {
    // Another terminal was faster.
    if (isInstalled(checks)) return;
    if (!['EBUSY', 'EXDEV', 'EPERM', 'EACCES'].includes(error.code)) throw error;
    await install(inProject(), checks);
  }
}

async function install(cwd, checks) {
  const args = ['ci', checks ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if ((await npm(args, cwd)) !== 0)
    fail('The install failed; npm says why above. Check the network and run the command again.');
}

/** The hash of package-lock.json, and a second line where the packages of tests and checks are there too. */
function stampOf(checks) {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return checks ? `${hash}\nwith checks` : hash;
}

/** The stamp is the quick answer. Without one, what npm itself noted of a finished install is compared. */
function isInstalled(checks) {
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null;
  if (stamp === stampOf(true) || (!checks && stamp === stampOf(false))) return true;
  if (!matchesNpmNote(checks)) return false;
  writeFileSync(stampFile, stampOf(checks));
  return true;
}

/** npm writes this note last, so an install cut short has none. */
function matchesNpmNote(checks) {
  const note = inProject('node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const present = JSON.parse(readFileSync(note, 'utf8')).packages;
  const wanted = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages).filter(
    ([path, { dev }]) => path !== '' && (checks || !dev),
  );
  return wanted.every(([path, entry]) => {
    // Packages for other systems stay away.
    if (!present[path]) return entry.optional === true || entry.devOptional === true;
    return present[path].version === entry.version;
  });
}
