/** The frame of every page of the sandbox: Persian, right to left, no script, and a policy that allows none. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { projectPath } from '#platform/paths.js';
import { html, Html } from './html.js';
import { PAGE_STYLES } from './page.styles.js';
import { SANDBOX_MESSAGES as t } from './sandbox.messages.js';

export interface Page {
  readonly title: string;
  readonly body: Html;
  /** Where `/assets/vazirmatn.woff2` was registered. */
  readonly assets: string;
  /** Other origins that a form of this page may end up at after its redirect. */
  readonly formOrigins?: readonly string[];
  /** The address of the sandbox's first page, where there is one. */
  readonly home?: string;
  /** HTTP status, 200 where not said. */
  readonly status?: number;
}

const FONT_PATH = '/assets/vazirmatn.woff2';
const FONT_FILE = projectPath('node_modules/vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2');
const DAY_SECONDS = 86_400;

/** Serves the font beside the pages of this scope; the answer is the `assets` of its pages. */
export function registerAssets(scope: FastifyInstance): string {
  scope.get(FONT_PATH, async (_request, reply) => {
    void reply.type('font/woff2').header('cache-control', `public, max-age=${DAY_SECONDS}`);
    return readFile(FONT_FILE);
  });
  return scope.prefix;
}

export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const styles = PAGE_STYLES.replace('FONT_URL', page.assets + FONT_PATH);
  return secure(reply.code(page.status ?? 200), policy(styles, page.formOrigins ?? [])).send(layout(page, styles).text);
}

/** Headers of an HTML answer that shows what others wrote. */
export function secure(reply: FastifyReply, contentSecurityPolicy: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store');
}

function policy(styles: string, formOrigins: readonly string[]): string {
  const hash = createHash('sha256').update(styles).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "frame-src 'self'",
    `form-action ${["'self'", ...formOrigins].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function layout(page: Page, styles: string): Html {
  return html`<!doctype html>
    <html lang="fa" dir="rtl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        <link rel="icon" href="data:," />
        ${styleElement(styles)}
      </head>
      <body>
        <header class="top">${brand(page.home)}<span class="badge">${t.badge}</span></header>
        <main>${page.body}</main>
      </body>
    </html>`;
}

/** Made apart from the template: the policy's hash covers every space of it. */
function styleElement(styles: string): Html {
  return new Html(`<style>${styles}</style>`);
}

function brand(home: string | undefined): Html {
  const name = html`<span class="mark" aria-hidden="true"></span>${t.brand}`;
  return home === undefined ? html`<b class="brand">${name}</b>` : html`<a class="brand" href="${home}">${name}</a>`;
}
