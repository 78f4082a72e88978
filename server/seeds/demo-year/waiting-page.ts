/** What the port answers while the demonstration's year is written. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ERRORS } from '../../../core/errors/errors.js';
import { formatPercent } from '../../../core/text/number-format.js';

/** Seconds until a browser tries again. */
const AGAIN_SECONDS = 2;

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/2 Vazirmatn,Tahoma,system-ui,sans-serif;' +
  'background:#f8fafc;color:#0f172a}main{max-width:32rem;padding:2rem;text-align:center}h1{font-size:1.5rem}' +
  'progress{inline-size:100%;accent-color:#4f46e5}' +
  '@media(prefers-color-scheme:dark){body{background:#0f172a;color:#f1f5f9}}';

function pageAt(percent: number): string {
  return `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${AGAIN_SECONDS}"><title>نمونهٔ نمایشی آماده می‌شود</title><style>${STYLE}</style></head>
<body><main><h1>نمونهٔ نمایشی آماده می‌شود</h1>
<p>یک سال سفارش، پرداخت و سایت ساختگی نوشته می‌شود. این کار فقط بار اول انجام می‌شود.</p>
<progress max="100" value="${percent}" aria-label="پیشرفت"></progress><p>${formatPercent(percent)}</p></main></body></html>
`;
}

/** 503 in every case: a page for browsers, the documented error for programs. */
export function answerWaiting(request: IncomingMessage, response: ServerResponse, percent: number): void {
  const isPage = request.headers.accept?.includes('text/html') === true;
  const { status, message, fa } = ERRORS.STARTING_UP;
  const error = { success: false, error_code: 'STARTING_UP', message, message_fa: fa, retryable: true };
  response.writeHead(status, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
    'cache-control': 'no-store',
    'retry-after': String(AGAIN_SECONDS),
    // What was sent along is not read.
    connection: 'close',
    'x-content-type-options': 'nosniff',
  });
  response.end(isPage ? pageAt(percent) : JSON.stringify(error));
}
