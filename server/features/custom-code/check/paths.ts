/** The names of the files in a zip: which belong to the site, and which are not allowed in a release. */
import { CUSTOM_CODE } from '#core/sites/custom-code.js';
import { isReleasePath } from '#features/sites/index.js';
import type { Findings } from './finding.js';
import { kindOfPath, type Kind } from './kinds.js';

export interface NamedFile {
  /** In the release. */
  readonly path: string;
  /** In the zip. */
  readonly packedPath: string;
  /** Bytes, as the zip declares them. */
  readonly size: number;
  readonly kind: Kind;
  readonly type: string;
}

interface Packed {
  readonly path: string;
  readonly size: number;
}

/** Files that file managers leave behind; they are not meant to be part of a site. */
const LEFT_BEHIND = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/;
/** Names that Windows gives to devices; an export could not be unpacked there. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
/** `%`, `?` and `#` mean something else in an address; the others are not allowed in names on Windows. */
const SIGNS = /[<>:"|?*#%]/;
/** Signs that are not seen, such as those that turn the direction of a name; the joiners are a part of words. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/u;

function isPartNamed(part: string): boolean {
  return !SIGNS.test(part) && !UNSEEN.test(part) && !/[. ]$|^ /.test(part) && !DEVICE.test(part.split('.', 1)[0] ?? '');
}

/** The folder that contains everything, with its slash: a zip of a folder contains the folder, too. */
function commonFolder(paths: readonly string[]): string {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  return folder !== '' && paths.every((path) => path.startsWith(folder)) ? folder : '';
}

/** The files that belong to the release; what cannot is among the findings. */
export function judgePaths(packed: readonly Packed[], findings: Findings): NamedFile[] {
  const meant = packed.filter(({ path }) => !LEFT_BEHIND.test(path));
  const root = commonFolder(meant.map(({ path }) => path));
  const files = meant.map((each) => ({ ...each, packedPath: each.path, path: each.path.slice(root.length) }));
  const folders = foldersOf(files.map(({ path }) => path));
  const taken: NamedFile[] = [];
  for (const { path, packedPath, size } of files) {
    const parts = path.split('/');
    if (!isReleasePath(path) || !parts.every(isPartNamed)) findings.add('name', path);
    else if (parts.length > CUSTOM_CODE.depth) findings.add('depth', path);
    else if (folders.has(path.toLowerCase())) findings.add('folder', path);
    const kind = kindOfPath(path);
    if (typeof kind === 'string') findings.add(kind, path);
    else taken.push({ path, packedPath, size, ...kind });
  }
  if (!files.some(({ path }) => path === 'index.html')) findings.add('index', 'index.html');
  return taken;
}

/** In lower case. Deep paths are refused, so only so many folders of each are looked at. */
function foldersOf(paths: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    const parts = path.toLowerCase().split('/').slice(0, -1);
    for (let depth = 1; depth <= Math.min(parts.length, CUSTOM_CODE.depth); depth += 1)
      folders.add(parts.slice(0, depth).join('/'));
  }
  return folders;
}
