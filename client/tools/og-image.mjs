/**
 * Renders client/public/assets/og.jpg (1200 × 630), the picture of a shared link. Run it manually when the brand
 * changes: `node client/tools/og-image.mjs`. The picture is committed.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const font = await readFile(
  at('../../node_modules/@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2'),
);

const html = `<!doctype html><html lang="fa" dir="rtl"><meta charset="utf-8"><style>
@font-face { font-family: V; src: url(data:font/woff2;base64,${font.toString('base64')}); font-weight: 100 900; }
body { margin: 0; width: 1200px; height: 630px; overflow: hidden; font-family: V; color: #fff; position: relative;
  background: radial-gradient(800px 560px at 12% 20%, #8b5cf6, transparent 70%), linear-gradient(200deg, #5b21b6, #1a1230 78%); }
h1 { position: absolute; inset-inline-start: 88px; top: 108px; margin: 0; font-size: 168px; font-weight: 900; line-height: 1.15; }
p { position: absolute; inset-inline-start: 92px; margin: 0; font-weight: 700; }
.tag { top: 338px; font-size: 46px; } .price { top: 448px; font-size: 34px; font-weight: 500; color: #ddd2fd; }
i { position: absolute; border-radius: 26px; background: #fff; }
</style><h1>برپا</h1><p class="tag">سایت فارسی شما، آماده در چند دقیقه</p><p class="price">۲٬۵۰۰٬۰۰۰ تومان در ماه</p>
<i style="left:88px;bottom:88px;width:250px;height:72px;opacity:.96"></i>
<i style="left:88px;bottom:178px;width:176px;height:72px;opacity:.64"></i>
<i style="left:88px;bottom:268px;width:104px;height:52px;opacity:.38"></i></html>`;

const executablePath = [chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await sharp(picture).jpeg({ quality: 88, mozjpeg: true }).toFile(at('../public/assets/og.jpg'));
} finally {
  await browser.close();
}
