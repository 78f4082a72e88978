/** Which files a release of custom code may hold: their endings, how they are served, and how they are judged. */

export type TextKind = 'html' | 'css' | 'svg' | 'xml' | 'json' | 'webmanifest' | 'text';
export type ByteKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'ico' | 'woff2' | 'mp4' | 'webm' | 'pdf';
export type Kind = TextKind | ByteKind;

interface KindFacts {
  readonly kind: Kind;
  readonly type: string;
}

const utf8 = (type: string): string => `${type}; charset=utf-8`;

const KINDS: Readonly<Record<string, KindFacts>> = {
  html: { kind: 'html', type: utf8('text/html') },
  htm: { kind: 'html', type: utf8('text/html') },
  css: { kind: 'css', type: utf8('text/css') },
  svg: { kind: 'svg', type: utf8('image/svg+xml') },
  xml: { kind: 'xml', type: utf8('application/xml') },
  json: { kind: 'json', type: utf8('application/json') },
  webmanifest: { kind: 'webmanifest', type: utf8('application/manifest+json') },
  txt: { kind: 'text', type: utf8('text/plain') },
  png: { kind: 'png', type: 'image/png' },
  jpg: { kind: 'jpeg', type: 'image/jpeg' },
  jpeg: { kind: 'jpeg', type: 'image/jpeg' },
  gif: { kind: 'gif', type: 'image/gif' },
  webp: { kind: 'webp', type: 'image/webp' },
  ico: { kind: 'ico', type: 'image/x-icon' },
  woff2: { kind: 'woff2', type: 'font/woff2' },
  mp4: { kind: 'mp4', type: 'video/mp4' },
  webm: { kind: 'webm', type: 'video/webm' },
  pdf: { kind: 'pdf', type: 'application/pdf' },
};

/**
 * Endings of files that some web server would run. Looked for in every part of a name: servers differ in which ending
 * counts.
 */
const SERVER = new Set(
  `php php3 php4 php5 php7 php8 phps pht phtml phar inc asp aspx ashx asmx ascx cer cshtml vbhtml config jsp jspx jsw
   jsv jspf war jar class cgi fcgi pl pm py pyc rb erb lua sh bash bat cmd ps1 exe dll so msi com scr vbs hta shtml shtm
   stm cfm cfml sql htaccess htpasswd ini env`.split(/\s+/),
);
const SCRIPT = new Set(['js', 'mjs', 'cjs', 'jsx', 'ts', 'tsx', 'wasm', 'swf', 'map']);

const isOneOf = (kind: Kind, kinds: readonly Kind[]): boolean => kinds.includes(kind);

export function isText(kind: Kind): kind is TextKind {
  return isOneOf(kind, ['html', 'css', 'svg', 'xml', 'json', 'webmanifest', 'text']);
}

/** By the name of a file; else why there is none. */
export function kindOfPath(path: string): KindFacts | 'server_code' | 'script_file' | 'type' {
  const parts = path
    .slice(path.lastIndexOf('/') + 1)
    .toLowerCase()
    .split('.')
    .slice(1);
  if (parts.some((part) => SERVER.has(part))) return 'server_code';
  const extension = parts.at(-1) ?? '';
  if (SCRIPT.has(extension)) return 'script_file';
  return Object.hasOwn(KINDS, extension) ? (KINDS[extension] as KindFacts) : 'type';
}
