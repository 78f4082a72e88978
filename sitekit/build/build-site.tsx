/**
 * From a design, the facts of a site and its pictures to the files it is served as. The same input gives the same
 * bytes in any process on any day; nothing in the files runs, and nothing asks another host but for the picture of
 * Enamad's seal.
 */
import { renderToStaticMarkup } from 'react-dom/server';
// Every kit at once: what a page is made of is read from the library.
import '../design/kits.js';
import { lookValue } from '#core/design/look.js';
import { brandVariables, fontsOf, type Scheme } from '../design/brand.js';
import { fontFaceCss, fontSlug } from '../design/fonts.js';
import { pageFiles } from '../page/page-files.js';
import type { PageInput } from '../page/page-parts.js';
import { titleOf } from '../page/page-head.js';
import { PageView, siteNameOf } from '../page/page-view.js';
import type { PictureSet } from '../picture-set.js';
import type { SharedPage } from '../ui/share-links.js';
import { usedCss } from '../styles/used-css.js';
import { fromRoot, hashedFile, pictureAssets } from './assets.js';
import { shownCharacters } from './characters.js';
import { addressOf, noticeHead, pageHead, type HeadFiles } from './head.js';
import { formList, formPages, siteForms } from './form-files.js';
import { notFoundBody, notFoundWords } from './not-found.js';
import { ownerFacts } from './owner-facts.js';
import type { ReleaseFile } from './release-file.js';
import type { BuildTools, FontFile, SiteInput } from './site-input.js';
import { PRIVACY_FILE } from '#core/sites/privacy-page.js';
import { privacyBody } from './privacy-page.js';
import { PRIVACY_WORDS } from './privacy.messages.js';
import { siteTexts, textFile } from './site-texts.js';

interface Fonts {
  readonly files: readonly ReleaseFile[];
  readonly css: string;
}

/** The stylesheet lies beside the fonts. */
async function fontAssets(fonts: readonly FontFile[]): Promise<Fonts> {
  const files = await Promise.all(
    fonts.map(({ font, name, bytes }) => hashedFile(`${fontSlug(font)}-${name}`, 'woff2', 'font/woff2', bytes)),
  );
  const faces = fonts.map(({ font, unicodeRange }, at) => {
    const address = files[at]?.path.replace(/^assets\//, '') ?? '';
    return fontFaceCss(address, unicodeRange, font);
  });
  // Two fonts may share a third one's file.
  return { files, css: [...new Set(faces)].join('') };
}

/** The font of the texts, and that of the headings where it is another. */
async function siteFonts({ brand }: SiteInput, { fonts }: BuildTools, characters: string) {
  const keys = fontsOf(brand);
  const cut = await Promise.all(keys.map((key) => fonts(key, characters)));
  const { files, css } = await fontAssets(cut.flat());
  const first = cut.map((_, at) => cut.slice(0, at).flat().length);
  return { files, css, preloads: first.flatMap((at) => files[at]?.path ?? []) };
}

const declared = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The brand's colours once for the whole site instead of in every page; of a site that follows its visitors, both. */
function brandCss({ brand }: SiteInput): string {
  const scheme = lookValue(brand.look, 'scheme');
  const root = (shown: Scheme, more = ''): string => `:root{${declared(brandVariables(brand, shown))}${more}}`;
  const page = ';background:var(--bp-plain-bg)';
  if (scheme === 'dark') return `${root('dark', `;color-scheme:dark${page}`)}body{margin:0}`;
  if (scheme === 'light') return `${root('light')}body{margin:0}`;
  const dark = `@media (prefers-color-scheme:dark){${root('dark')}}`;
  return `${root('light', `;color-scheme:light dark${page}`)}${dark}body{margin:0}`;
}

function sharedPage(site: SiteInput, page: PageInput, file: string): SharedPage | undefined {
  if (!site.share) return undefined;
  const title = titleOf(page, file === 'index.html', siteNameOf(site));
  return { targets: site.share, url: addressOf(site.origin, file), title };
}

function drawPage(
  site: SiteInput,
  page: PageInput,
  file: string,
  pictures: (reference: string) => PictureSet | null,
): string {
  const { pages, menu, facts, label, trade, brand, files, settings } = site;
  // Without its colours: those stand in the stylesheet.
  const view = {
    page,
    pages,
    menu,
    facts,
    label,
    trade,
    logo: brand.logo,
    look: brand,
    pictures,
    files: (link: string) => files?.get(link)?.path ?? null,
    isPublished: true,
    sendsForms: true,
    share: sharedPage(site, page, file),
    announcement: settings?.announcement,
    seals: settings?.seals,
    privacy: site.privacy && PRIVACY_FILE,
  };
  return renderToStaticMarkup(<PageView {...view} standalone />);
}

function document(head: string, body: string): string {
  return `<!doctype html><html lang="fa" dir="rtl"><head>${head}</head><body>${body}</body></html>\n`;
}

/** `http://` or `https://` and a host, nothing behind it. */
function checkedOrigin(origin: string): void {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== origin)
    throw new RangeError(`Not the address of a site: ${JSON.stringify(origin.slice(0, 200))}`);
}

interface SocialPictures {
  readonly files: readonly ReleaseFile[];
  readonly all: string;
  readonly byPage: ReadonlyMap<string, string>;
}

async function socialAssets({ pages, icons, socialPictures, drawnPictures }: SiteInput): Promise<SocialPictures> {
  const own = await hashedFile('social', 'jpg', 'image/jpeg', icons.social);
  const files = [own];
  const byPage = new Map<string, string>();
  for (const { id, seo } of pages) {
    const bytes = (seo?.image && socialPictures.get(seo.image)) || drawnPictures?.get(id);
    if (!bytes) continue;
    const file = await hashedFile('social', 'jpg', 'image/jpeg', bytes);
    byPage.set(id, file.path);
    files.push(file);
  }
  return { files, all: own.path, byPage };
}

/** Icons keep their names: browsers and telephones ask for them where they expect them. */
function iconFiles({ favicon, squares }: SiteInput['icons']): ReleaseFile[] {
  const named = [...squares].map(([side, bytes]) => ({
    path: side === 180 ? 'apple-touch-icon.png' : `icon-${side}.png`,
    type: 'image/png',
    bytes,
  }));
  return [{ path: 'favicon.ico', type: 'image/x-icon', bytes: favicon }, ...named];
}

/** One file of each path, in the order of their paths. The same path always means the same bytes. */
function ordered(files: readonly ReleaseFile[]): ReleaseFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return [...byPath.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Every page as markup, one at a time, so that others have their turn in between. */
async function drawPages(site: SiteInput, sets: ReadonlyMap<string, PictureSet>, pause: BuildTools['pause']) {
  const bodies: string[] = [];
  const names = pageFiles(site.pages);
  for (const [at, page] of site.pages.entries()) {
    bodies.push(drawPage(site, page, names[at] ?? '', (reference) => sets.get(reference) ?? null));
    await pause();
  }
  return bodies;
}

/** The largest size of the first picture that the pages show and that is no logo; a JPEG, as photographs are. */
function photographOf(
  bodies: readonly string[],
  sets: ReadonlyMap<string, PictureSet>,
  logo: PictureSet | null,
): string | null {
  const photographs = [...sets.values()].filter((set) => set !== logo && set.fallback.at(-1)?.address.endsWith('.jpg'));
  const placeIn = (body: string, { fallback }: PictureSet): number => {
    const places = fallback.map(({ address }) => body.indexOf(address)).filter((at) => at >= 0);
    return Math.min(...places, Infinity);
  };
  for (const body of bodies) {
    const placed = photographs.map((set) => ({ set, at: placeIn(body, set) })).filter(({ at }) => at < Infinity);
    const [first] = placed.toSorted((a, b) => a.at - b.at);
    if (first) return first.set.fallback.at(-1)?.address ?? null;
  }
  return null;
}

/**
 * All files of a site, in the order of their paths. @throws RangeError for an origin that is none, for a site without
 * a page, and for a picture without sizes.
 */
export async function buildSite(site: SiteInput, tools: BuildTools): Promise<readonly ReleaseFile[]> {
  checkedOrigin(site.origin);
  if (site.pages.length === 0) throw new RangeError('A site has one page at least.');
  const pictures = await pictureAssets(site.pictures);
  const logo = (site.brand.logo && pictures.sets.get(site.brand.logo)) || null;
  const bodies = await drawPages(site, pictures.sets, tools.pause);
  const missing = notFoundBody(site, logo && fromRoot(logo));
  const forms = siteForms(site);
  const answers = formPages(site, forms, logo && fromRoot(logo));
  const facts = ownerFacts(site.pages, site.facts);
  const privacy = site.privacy ? [privacyBody({ site, privacy: site.privacy, forms, facts, logo })] : [];
  const shown = [...bodies, missing, ...privacy, ...answers.bodies.map(([, , body]) => body)];
  const fonts = await siteFonts(site, tools, shownCharacters(shown));
  const css = await hashedFile(
    'site',
    'css',
    'text/css; charset=utf-8',
    new TextEncoder().encode(fonts.css + brandCss(site) + usedCss(...shown, answers.styled)),
  );
  const social = await socialAssets(site);
  const files: HeadFiles = {
    css: css.path,
    fonts: fonts.preloads,
    socialPicture: social.all,
    socialPictures: social.byPage,
    logo: logo?.fallback.at(-1)?.address ?? null,
    photograph: photographOf(bodies, pictures.sets, logo),
  };
  const names = pageFiles(site.pages);
  const pages = site.pages.map((page, at) => {
    const file = names[at] ?? '';
    return textFile(file, 'text/html', document(pageHead({ site, page, file, files, facts }), bodies[at] ?? ''));
  });
  /** Named from the site's root where a server shows it at any address. */
  const notice = (path: string, title: string, body: string, root: '' | '/' = '/'): ReleaseFile =>
    textFile(path, 'text/html', document(noticeHead(site, files, title, root), body));
  return ordered([
    // A page of the customer at the same address takes its place.
    ...privacy.map((body) => notice(PRIVACY_FILE, PRIVACY_WORDS.title, body, '')),
    ...pages,
    notice('404.html', notFoundWords(site).title, missing),
    ...answers.bodies.map((each) => notice(...each)),
    ...formList(forms),
    css,
    ...fonts.files,
    ...pictures.files,
    ...(site.files?.values() ?? []),
    ...social.files,
    ...iconFiles(site.icons),
    ...siteTexts(site, names),
  ]);
}
