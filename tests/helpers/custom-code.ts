/** Custom code of a site in tests: a small whole site as a zip. Browser tests use it, too: no import of the server. */
import { strToU8, zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';

export type CodeFiles = Readonly<Record<string, string | Uint8Array>>;

const PAGE = (text: string): string =>
  `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8"><title>سایت سفارشی</title>
<link rel="stylesheet" href="/assets/site.css"></head><body><h1>${text}</h1>
<p><a href="about">دربارهٔ ما</a></p><img src="/assets/photo.png" alt="عکس"></body></html>`;

/** Pages, a style and a picture. */
export async function customSite(text = 'ساختهٔ دست'): Promise<CodeFiles> {
  return {
    'index.html': PAGE(text),
    'about.html': '<!doctype html><html lang="fa"><head><title>درباره</title></head><body><p>ما</p></body></html>',
    '404.html':
      '<!doctype html><html lang="fa"><head><title>پیدا نشد</title></head><body><a href="/">خانه</a></body></html>',
    'assets/site.css': 'body{color:#123;background:url(photo.png)}',
    'assets/photo.png': await sharp({ create: { width: 16, height: 16, channels: 3, background: '#8B5CF6' } })
      .png()
      .toBuffer(),
  };
}

/** The files as a zip; `more` over what is there. */
export function packed(files: CodeFiles, more: Zippable = {}): Buffer {
  const parts = Object.entries(files).map(([path, content]) => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return Buffer.from(zipSync({ ...(Object.fromEntries(parts) as Zippable), ...more }));
}
