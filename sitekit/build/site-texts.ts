/** The files of a site that machines read: sitemap, robots, web manifest. */
import { brandPalette } from '../design/brand.js';
import { siteNameOf } from '../page/page-view.js';
import { escapeMarkup } from './escape.js';
import { addressOf, themeColor } from './head.js';
import type { ReleaseFile } from './release-file.js';
import type { SiteInput } from './site-input.js';

export function textFile(path: string, type: string, text: string): ReleaseFile {
  return { path, type: `${type}; charset=utf-8`, bytes: new TextEncoder().encode(text) };
}

function sitemap({ origin }: SiteInput, files: readonly string[]): string {
  const entries = files.map((file) => `<url><loc>${escapeMarkup(addressOf(origin, file))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

function webManifest(site: SiteInput): string {
  const name = siteNameOf(site);
  const icons = [192, 512].map((side) => ({
    src: `icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
  }));
  const manifest = {
    name,
    short_name: name,
    lang: 'fa',
    dir: 'rtl',
    start_url: './',
    display: 'browser',
    theme_color: themeColor(site),
    background_color: brandPalette(site.brand, 'light').plain.bg,
    icons,
  };
  return `${JSON.stringify(manifest)}\n`;
}

/** `files`: of the pages, in their order. No dates: the same site has the same files on any day. */
export function siteTexts(site: SiteInput, files: readonly string[]): ReleaseFile[] {
  return [
    textFile('sitemap.xml', 'application/xml', sitemap(site, files)),
    textFile('robots.txt', 'text/plain', `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`),
    textFile('site.webmanifest', 'application/manifest+json', webManifest(site)),
  ];
}
