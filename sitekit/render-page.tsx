/**
 * A page as one HTML string: no script, nothing fetched from elsewhere, the same bytes for the same input.
 * Kept apart from `index.ts` because it brings react-dom/server with it.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { brandPalette } from './brand.js';
import { FONT_FILE, fontFaceCss } from './fonts.js';
import { tradeCopy } from './layouts.js';
import { pageParts, type PageInput } from './page-parts.js';
import { PageView, siteNameOf, type SiteOptions } from './page-view.js';
import { pageFile } from './site-facts.js';
import { usedCss } from './styles/used-css.js';

export interface RenderOptions extends SiteOptions {
  /** `example.ir`; gives the canonical address. */
  domain?: string | undefined;
  /** Where the page finds its font; null to write no `@font-face` (the stack's system faces then serve). */
  fontHref?: string | null | undefined;
  /**
   * Link this stylesheet instead of writing what the page needs of it into the page; `usedCss` makes one for several.
   */
  cssHref?: string | undefined;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** A small mark in the brand's colour, so that the browser asks for no icon. */
function icon(fill: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${fill}"/><circle cx="16" cy="16" r="7" fill="#fff"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** What a search engine shows under the title: the page's own lead, else the trade's summary. */
function description(page: PageInput, options: RenderOptions): string {
  const trade = options.trade ?? 'general';
  const lead = pageParts(page.sections, trade).find((part) => part.level === 1)?.texts['text'];
  return (lead ?? tradeCopy(trade).summary).slice(0, 160);
}

function head(page: PageInput, options: RenderOptions, body: string): string {
  const name = siteNameOf(options);
  const pages = options.pages ?? [page];
  const file = pageFile(pages, page.id);
  const title = escape(file === 'index.html' ? name : `${page.name} | ${name}`);
  const about = escape(description(page, options));
  const { brand } = brandPalette(options.brand ?? {}, options.scheme ?? 'light');
  const canonical =
    options.domain && DOMAIN.test(options.domain)
      ? `https://${options.domain}/${file === 'index.html' ? '' : file}`
      : null;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${about}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${about}">`,
    '<meta property="og:type" content="website">',
    `<meta name="theme-color" content="${brand.bg}">`,
    canonical && `<link rel="canonical" href="${canonical}">`,
    `<link rel="icon" href="${icon(brand.bg)}">`,
    options.fontHref !== null && `<style>${fontFaceCss(options.fontHref ?? FONT_FILE)}</style>`,
    options.cssHref ? `<link rel="stylesheet" href="${escape(options.cssHref)}">` : `<style>${usedCss(body)}</style>`,
  ]
    .filter(Boolean)
    .join('');
}

/** The whole document of one page, in Persian, right to left. */
export function renderPage(page: PageInput, options: RenderOptions = {}): string {
  const { domain: _domain, fontHref: _fontHref, cssHref: _cssHref, ...view } = options;
  const body = renderToStaticMarkup(<PageView {...view} brand={options.brand ?? {}} page={page} standalone />);
  return `<!doctype html><html lang="fa" dir="rtl"><head>${head(page, options, body)}</head><body style="margin:0">${body}</body></html>\n`;
}
