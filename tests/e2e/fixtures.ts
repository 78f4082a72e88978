/** The fixtures of every browser test: the address of the product, and a page on which no error goes unseen. */
import { randomInt } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';

interface Fixtures {
  /** Errors of the page that a test provokes on purpose: those that match do not fail it. */
  readonly expectedErrors: RegExp[];
  readonly strictPage: void;
}

export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use) => {
    await use(process.env['E2E_BASE_URL']);
  },
  // Like behind a proxy, each test is played by somebody at an address of their own (RFC 3849), since the calls of one
  // address in a quarter of an hour are limited.
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    const part = (): string => randomInt(0x10000).toString(16);
    await use({ 'x-forwarded-for': `2001:db8:${part()}:${part()}::1` });
  },
  expectedErrors: async ({ browserName: _ }, use) => {
    await use([]);
  },
  // Listens on every page: the gateway's and the mailbox's tabs, too, and those of other people in the same test.
  strictPage: [
    async ({ browser, context, expectedErrors }, use, info) => {
      const errors: string[] = [];
      const listen = (to: BrowserContext): void => {
        to.on('weberror', (error) => errors.push(`uncaught: ${error.error().stack ?? error.error().message}`));
        to.on('console', (message) => {
          if (message.type() === 'error') errors.push(describe(message));
        });
      };
      listen(context);
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`forbidden by the content security policy: ${violatedDirective} ${blockedURI}`),
        );
      });
      browser.on('context', listen);
      await use();
      browser.off('context', listen);
      if (info.status !== info.expectedStatus) await printScreens(browser);
      const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A build server keeps of a failure what was printed, and no pictures. */
async function printScreens(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const screen = await page.locator('body').ariaSnapshot();
    process.stdout.write(`${page.url()}\n${screen.replace(/^/gm, '    ')}\n`);
  }
}

function describe(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location();
  return `console: ${message.text()} (${url}:${lineNumber})`;
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Those of axe's rules with the tags above that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Judged {
  /** A part of the page instead of all of it. */
  readonly within?: string | undefined;
  /** Nothing but colours differs from what was judged before: the other rules would find the same again. */
  readonly onlyColours?: boolean;
}

/** WCAG 2.2 AA as far as a program can tell. */
export async function expectAccessible(page: Page, judged: Judged = {}): Promise<void> {
  let found = await accessibilityFaults(page, judged);
  // A live list may have changed while it was judged, so that a colour was compared with the ground before it.
  if (found.length > 0) found = await accessibilityFaults(page, judged);
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

async function accessibilityFaults(page: Page, { within, onlyColours }: Judged): Promise<string[]> {
  const isReady = await page.evaluate(() => 'axe' in window);
  // axe is half a megabyte of script: a page that has it already is not given it again.
  const builder = new AxeBuilder({ page, ...(isReady && { axeSource: ';' }) })
    .options({
      resultTypes: ['violations'],
      runOnly: onlyColours ? { type: 'rule', values: COLOUR_RULES } : { type: 'tag', values: WCAG },
    })
    // A page without frames gives its findings itself. Otherwise each analysis opens a page of its own to put the
    // frames' findings together, which takes four times as long.
    .setLegacyMode(page.frames().length === 1);
  if (within) builder.include(within);
  const { violations } = await builder.analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n    ${nodes.map(describeNode).join('\n    ')}`);
}

type FaultyNode = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

/** The element, and what is measured of it: of a contrast, both colours. */
function describeNode({ html, any }: FaultyNode): string {
  return [html.slice(0, 200), ...any.map(({ message }) => message)].join('\n      ');
}

/** The widths at which every screen must hold: a phone and a desktop (px). */
export const WIDTHS = { phone: 390, desktop: 1440 } as const;
