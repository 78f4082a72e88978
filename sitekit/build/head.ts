/** The head of a page: what tabs, search engines and shared links show of it. */
import { jsonLdRecords, VERIFICATION_TAGS, VERIFIERS } from '#core/design/head-rules.js';
import { lookValue } from '#core/design/look.js';
import { brandPalette, type Scheme } from '../design/brand.js';
import { shownScheme } from '../design/look.js';
import { descriptionOf, titleOf } from '../page/page-head.js';
import type { PageInput } from '../page/page-parts.js';
import { siteNameOf } from '../page/page-view.js';
import { escapeMarkup, scriptJson } from './escape.js';
import { pageJsonLd } from './json-ld.js';
import type { OwnerFacts, SiteInput } from './site-input.js';

/** Files the pages name in their heads, relative to the site's root. */
export interface HeadFiles {
  readonly css: string;
  /** The fonts that every page needs. */
  readonly fonts: readonly string[];
  readonly socialPicture: string;
  /** By page id, where a page has its own. */
  readonly socialPictures: ReadonlyMap<string, string>;
  readonly logo: string | null;
  readonly photograph: string | null;
}

export interface HeadInput {
  readonly site: SiteInput;
  readonly page: PageInput;
  /** `index.html` */
  readonly file: string;
  readonly files: HeadFiles;
  readonly facts: OwnerFacts;
}

/** Where a file of the site is opened, encoded; the index is the site itself. */
export function addressOf(origin: string, file: string): string {
  return `${origin}/${file === 'index.html' ? '' : encodeURI(file)}`;
}

const meta = (name: string, content: string): string => `<meta name="${name}" content="${escapeMarkup(content)}">`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeMarkup(content)}">`;
const link = (rel: string, href: string, more = ''): string =>
  `<link rel="${rel}" href="${escapeMarkup(href)}"${more}>`;

/** The head of every page; `root` is put before the addresses of files. */
function commonHead(site: SiteInput, files: HeadFiles, root: '' | '/'): string {
  return [
    ...files.fonts.map((font) => link('preload', root + font, ' as="font" type="font/woff2" crossorigin')),
    link('stylesheet', root + files.css),
    link('icon', `${root}favicon.ico`, ' sizes="32x32"'),
    link('icon', `${root}icon-192.png`, ' type="image/png" sizes="192x192"'),
    link('apple-touch-icon', `${root}apple-touch-icon.png`),
    link('manifest', `${root}site.webmanifest`),
    themeColors(site),
  ]
    .filter(Boolean)
    .join('');
}

/** The colour of a site in the schemes that it has. The first one is that of an installed site, too. */
export function themeColor({ brand, head }: SiteInput, scheme: Scheme = shownScheme(brand.look)): string {
  return head?.themeColor ?? brandPalette(brand, scheme).brand.bg;
}

function themeColors(site: SiteInput): string {
  if (site.head?.themeColor || lookValue(site.brand.look, 'scheme') !== 'auto')
    return meta('theme-color', themeColor(site));
  const inScheme = (scheme: Scheme): string =>
    `<meta name="theme-color" media="(prefers-color-scheme:${scheme})" content="${themeColor(site, scheme)}">`;
  return inScheme('light') + inScheme('dark');
}

const START = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';

function shareTags({ site, page, files }: HeadInput, facts: Record<'title' | 'description' | 'address', string>) {
  const picture = files.socialPictures.get(page.id) ?? files.socialPicture;
  const name = siteNameOf(site);
  return [
    property('og:type', 'website'),
    property('og:locale', 'fa_IR'),
    property('og:site_name', name),
    property('og:title', facts.title),
    property('og:description', facts.description),
    property('og:url', facts.address),
    property('og:image', `${site.origin}/${picture}`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', name),
    meta('twitter:card', 'summary_large_image'),
  ].join('');
}

/** The customer's additions, on the page that stands for the site. */
function addedTags({ head = {} }: SiteInput): string {
  const codes = VERIFIERS.flatMap((verifier) => {
    const code = head[verifier];
    return code === undefined ? [] : [meta(VERIFICATION_TAGS[verifier], code)];
  });
  return [...codes, ...jsonLdRecords(head.jsonLd ?? '').map(jsonLdScript)].join('');
}

const jsonLdScript = (data: object): string => `<script type="application/ld+json">${scriptJson(data)}</script>`;

/** The inside of `head` for a page of the customer. */
export function pageHead(input: HeadInput): string {
  const { site, page, file, files, facts } = input;
  const siteName = siteNameOf(site);
  const [title, description] = [titleOf(page, file === 'index.html', siteName), descriptionOf(page, site)];
  const address = addressOf(site.origin, file);
  const logo = files.logo && `${site.origin}/${files.logo}`;
  const photograph = files.photograph && `${site.origin}/${files.photograph}`;
  const jsonLd = pageJsonLd(site, { siteName, facts, logo, photograph, address, title, description });
  return [
    START,
    `<title>${escapeMarkup(title)}</title>`,
    meta('description', description),
    link('canonical', address),
    commonHead(site, files, ''),
    shareTags(input, { title, description, address }),
    jsonLdScript(jsonLd),
    ...(file === 'index.html' ? [addedTags(site)] : []),
  ].join('');
}

/** The inside of `head` for a page that only says something: of no use to search engines. */
export function noticeHead(site: SiteInput, files: HeadFiles, title: string, root: '' | '/'): string {
  return [
    START,
    `<title>${escapeMarkup(`${title} | ${siteNameOf(site)}`)}</title>`,
    meta('robots', 'noindex'),
    commonHead(site, files, root),
  ].join('');
}
