/** Addresses in custom code, read as a browser reads them: what is fetched must be a file of the release itself. */
import { REPORT_PATH } from '#core/sites/site-reports.js';
import type { FindingRule } from './finding.js';

/** `load`: a browser fetches it by itself; `link`: only when a visitor follows it. */
export type Use = 'load' | 'link';

/** A placeholder for the site's own host; no address can name it. */
const OWN = 'https://site.invalid';
const LINKED = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'geo:', 'tg:', 'whatsapp:']);
const DATA_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml|x-icon)[;,]/i;
/** Relative on a page over the same scheme and a host over another. */
const HALF = /^https?:(?!\/\/)/i;

export interface Place {
  /** The path of the file that contains the address. */
  readonly path: string;
  /** The paths of all files of the release. */
  readonly files: ReadonlySet<string>;
}

function parsed(address: string, path: string): URL | null {
  const base = `${OWN}/${path.split('/').map(encodeURIComponent).join('/')}`;
  return URL.canParse(address, base) ? new URL(address, base) : null;
}

/** The fault of an address; null where there is none. */
export function judgeAddress(given: string, use: Use, { path, files }: Place): FindingRule | null {
  // Browsers remove these before they read it: controls and spaces around it, tabs and line ends anywhere.
  const address = given.replace(/^[\0- ]+|[\0- ]+$/g, '').replace(/[\t\n\r]+/g, '');
  if (address.startsWith('#')) return null;
  const url = HALF.test(address) ? null : parsed(address, path);
  if (!url) return 'address';
  if (url.protocol === 'data:') return use === 'load' && DATA_PICTURE.test(address) ? null : 'address';
  if (url.origin !== OWN) {
    if (!LINKED.has(url.protocol)) return 'address';
    return use === 'load' ? 'outside' : null;
  }
  if (url.username !== '' || url.password !== '' || url.port !== '') return 'address';
  if (url.pathname === REPORT_PATH) return null;
  if (path === '404.html' && isRelative(address)) return 'not_found_page';
  return isThere(url.pathname, files) ? null : 'missing';
}

/** Read from the address of the page, which for the page of what is not found can be any. */
function isRelative(address: string): boolean {
  return address !== '' && !/^[/\\]/.test(address);
}

/** Finds files like the hosting: under the name itself, as a page, or as the first page of a folder. */
function isThere(pathname: string, files: ReadonlySet<string>): boolean {
  let path: string;
  try {
    path = decodeURIComponent(pathname.slice(1)).normalize('NFC');
  } catch {
    return false;
  }
  if (path === '' || path.endsWith('/')) return files.has(`${path}index.html`);
  return [path, `${path}.html`, `${path}/index.html`].some((each) => files.has(each));
}
