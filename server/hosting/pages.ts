/** The pages that are shown instead of a site's. They contain no text of a site. */
import { createHash } from 'node:crypto';
import { BODIES } from '#core/limits/limits.js';
import { REPORT_PATH } from '#core/sites/site-reports.js';

interface Words {
  readonly status: number;
  readonly title: string;
  readonly text: string;
  /** Seconds. */
  readonly retryAfter?: number;
  /** The page reloads after so many seconds. */
  readonly refresh?: number;
  /** Has a link to the form for reports: there is a site here. */
  readonly isReportable?: true;
}

const PAGES = {
  unknown: {
    status: 404,
    title: 'در این آدرس سایتی نیست',
    text: 'آدرس را بار دیگر بررسی کنید. شاید کاراکتری جا افتاده باشد.',
  },
  building: {
    status: 503,
    isReportable: true,
    title: 'این سایت در حال ساخت است',
    text: 'تا چند لحظهٔ دیگر همین‌جا باز می‌شود.',
    retryAfter: 5,
    refresh: 5,
  },
  failed: {
    status: 503,
    isReportable: true,
    title: 'این سایت هنوز آماده نیست',
    text: 'کمی بعد دوباره سر بزنید.',
    retryAfter: 3600,
  },
  suspended: {
    status: 503,
    title: 'موقتاً در دسترس نیست',
    text: '',
    retryAfter: 3600,
  },
  offline: {
    status: 410,
    title: 'این سایت بسته شده است',
    text: 'در این آدرس دیگر سایتی باز نمی‌شود.',
  },
  missing: {
    status: 404,
    isReportable: true,
    title: 'این صفحه پیدا نشد',
    text: 'شاید جابه‌جا یا حذف شده باشد. از صفحهٔ اصلی سایت شروع کنید.',
  },
  fault: {
    status: 400,
    title: 'درخواست نادرست است',
    text: 'آدرس این درخواست خوانده نمی‌شود.',
  },
  method: {
    status: 405,
    title: 'این کار در این‌جا انجام نمی‌شود',
    text: 'صفحه‌های این سایت را فقط می‌توان خواند.',
  },
  foreign: {
    status: 403,
    title: 'این فرم از جای دیگری آمده است',
    text: 'فرم‌های این سایت را فقط از صفحه‌های خود سایت می‌توان فرستاد.',
  },
  tooLarge: {
    status: 413,
    title: 'این پیام بیش از حد بزرگ است',
    text: 'به صفحهٔ پیش برگردید؛ نوشتهٔ شما همان‌جاست. آن را کوتاه کنید و دوباره بفرستید.',
  },
  tooSlow: {
    status: 408,
    title: 'ارسال پیام بیش از حد طول کشید',
    text: 'به صفحهٔ پیش برگردید؛ نوشتهٔ شما همان‌جاست. دوباره بفرستید.',
  },
  crowded: {
    status: 429,
    title: 'پیام هنوز ارسال نشده است',
    text: 'از شبکهٔ شما هم‌زمان پیام‌های زیادی می‌رسد. به صفحهٔ پیش برگردید؛ نوشتهٔ شما همان‌جاست. چند لحظهٔ دیگر دوباره بفرستید.',
    retryAfter: BODIES.retrySeconds,
  },
  tooMany: {
    status: 429,
    title: 'درخواست‌ها بیش از حد است',
    text: 'یک دقیقهٔ دیگر دوباره امتحان کنید.',
    retryAfter: 60,
  },
  trouble: {
    status: 503,
    title: 'الان در دسترس نیست',
    text: 'چند لحظهٔ دیگر دوباره امتحان کنید.',
    retryAfter: 5,
  },
} as const satisfies Record<string, Words>;

export type PageName = keyof typeof PAGES;

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/2 Vazirmatn,Tahoma,system-ui,sans-serif;' +
  'background:#f8fafc;color:#0f172a}main{max-width:32rem;padding:2rem;text-align:center}h1{font-size:1.5rem}' +
  '.r{font-size:.875rem}a{color:inherit}dl{text-align:start}dt{opacity:.7;font-size:.875rem}' +
  'dd{margin:0 0 .75rem;white-space:pre-wrap;overflow-wrap:anywhere}' +
  'button{font:inherit;padding:.25rem 1.5rem;border:1px solid;border-radius:.5rem;background:none;color:inherit}' +
  '@media(prefers-color-scheme:dark){body{background:#0f172a;color:#f1f5f9}}';

/** How a content security policy names the style. */
export const PAGE_STYLE = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

export interface Page {
  readonly status: number;
  readonly body: Buffer;
  /** Name and value in turn. */
  readonly headers: readonly string[];
}

/** `more`: markup below. */
function renderPage({ status, title, text, retryAfter, refresh, isReportable }: Words, more = ''): Page {
  const again = refresh ? `<meta http-equiv="refresh" content="${refresh}">` : '';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${again}`;
  const report = isReportable ? `<p class="r"><a href="${REPORT_PATH}">گزارش تخلف این سایت</a></p>` : '';
  const html = `<!doctype html><html lang="fa" dir="rtl"><head>${head}<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${text && `<p>${text}</p>`}${more}${report}</main></body></html>\n`;
  const body = Buffer.from(html);
  // A body that was sent along with these is not read.
  const isCut = status === 405 || status === 400;
  const headers = Object.entries({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'no-store',
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
    ...(status === 405 && { allow: 'GET, HEAD' }),
    ...(isCut && { connection: 'close' }),
  }).flat();
  return { status, body, headers };
}

const made = Object.fromEntries(Object.entries(PAGES).map(([name, words]) => [name, renderPage(words)]));

export function pageOf(name: PageName): Page {
  return made[name] as Page;
}

/** With markup below its words. It does not reload by itself, which would lose what a visitor has written. */
export function pageWith(name: PageName, more: string): Page {
  const { refresh: _none, ...words } = PAGES[name] as Words;
  return renderPage(words, more);
}
