/**
 * The modules of the project and what they are called in imports. An import inside a module is relative; an import of
 * another module is named from one of the folders in `imports` of package.json, the longest that holds it.
 */
import packageJson from '../../package.json' with { type: 'json' };

/** `#core/`, and the folder that it means: `core/`. The longest folder first. */
const NAMES = Object.entries(packageJson.imports)
  .map(([name, { 'barpa-source': source }]) => [name.slice(0, -1), source.slice('./'.length, -1)])
  .toSorted(([, one], [, other]) => other.length - one.length);

/** The name of a project path in an import of another module; null outside of the named folders. */
export function nameOf(path) {
  const [name, folder] = NAMES.find(([, each]) => path.startsWith(each)) ?? [];
  return name ? `${name}${path.slice(folder.length)}` : null;
}

/** The project path that a `#name/…` means; null for another specifier. */
export function pathOf(specifier) {
  const [name, folder] = NAMES.find(([each]) => specifier.startsWith(each)) ?? [];
  return name ? `${folder}${specifier.slice(name.length)}` : null;
}

/** Each folder in one of these is a module of its own. */
const DIVIDED = ['server/features/', 'client/features/', 'server/', 'client/', 'tests/'];

/** The module that a project path belongs to: `core`, `server/platform`, `client/features/orders`, `server` … */
function moduleOf(path) {
  const parent = DIVIDED.find((folder) => path.startsWith(folder));
  if (!parent) return path.split('/')[0];
  const [child, ...below] = path.slice(parent.length).split('/');
  return below.length === 0 ? parent : `${parent}${child}`;
}

/**
 * How an import is written instead; null where it is right.
 * @param {string} from project path of the importing file
 * @param {string} specifier as it is written in the import
 * @param {string} to project path that it leads to, with the suffix of the specifier
 */
export function judgeName(from, specifier, to) {
  const isInside = moduleOf(from) === moduleOf(to);
  if (isInside) return specifier.startsWith('#') ? `Write a relative path to a file of the same module.` : null;
  const name = nameOf(to);
  const isRight = name === null || specifier === name || specifier.startsWith('./');
  return isRight ? null : `Write "${name}": a relative path does not leave its module.`;
}
