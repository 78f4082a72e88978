/**
 * The wizard in a real browser: how long the first preview of a template takes after the click, by the page's own
 * clock; how even the frames are while a section is dragged among 24, in a design of 10 pages, by the browser's own
 * trace; and how long a typed letter takes to the field and to the page, in a design of 10 pages of 8 sections. Run it
 * by name on an idle machine: `npm run bench -- wizard`.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { serve } from './processes.js';

const PAGES = 10;
const SECTIONS = 24;
const PREVIEWS = 5;
const DRAG_STEPS = 120;
const FLAGS = ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'];
const TYPES = ['hero', 'about', 'services', 'features', 'gallery', 'testimonials', 'contact', 'footer'] as const;

export interface WizardTimes {
  /** ms from the click to the first paint of the template's page; median. */
  readonly previewMs: number;
  /** ms between two frames while a section is dragged; median and 95 %. */
  readonly frameMs: number;
  readonly slowFrameMs: number;
  readonly keys: KeyTimes;
}

/** ms from a pressed key to the paint, each letter for itself. */
export interface KeyTimes {
  /** To the field that is typed in; median and 95 %. */
  readonly fieldMs: number;
  readonly slowFieldMs: number;
  /** To the page that is designed. */
  readonly pageMs: number;
  readonly slowPageMs: number;
}

function design(count: number): object {
  const sections = Array.from({ length: count }, (_, order) => {
    const sectionType = TYPES[order % TYPES.length] ?? 'hero';
    return { id: `s${order}`, sectionType, layoutId: `${sectionType}-${(order % 10) + 1}`, order, customData: {} };
  });
  const canvasDimensions = { width: 1200, height: 3000 };
  const pages = Array.from({ length: PAGES }, (_, index) => ({
    id: index === 0 ? 'main' : `page-${index}`,
    name: `صفحه ${index}`,
    canvasDimensions,
    sections: index === 0 ? sections : sections.map((each) => ({ ...each, id: `${each.id}-${index}` })),
  }));
  return { pages, currentPageId: 'main' };
}

/** The draft as the wizard itself stores it. */
function storedDraft(method: 'template' | 'dynamic', sections: number): string {
  const draft = {
    siteType: 'business',
    method,
    templateId: null,
    design: design(sections),
    branding: { primaryColor: '#8B5CF6', fontFamily: 'vazir', customColors: [], logo: null },
    domain: { label: '', extension: '.ir', check: null },
    extraDomains: [],
    services: [],
    billing: 'monthly',
    order: { title: '', description: '', comments: '' },
    attempt: null,
    step: 2,
    furthest: 2,
  };
  return JSON.stringify({ version: 1, savedAt: 1, draft });
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const nearWorst = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

/** Waits in the page, where the clock is the page's own: no message of ours lies between click and paint. */
const PREVIEW = `new Promise((done) => {
  const from = performance.now();
  const look = () => document.querySelector('[role=dialog] .bp-sec')
    ? requestAnimationFrame(() => requestAnimationFrame((at) => done(at - from)))
    : requestAnimationFrame(look);
  document.querySelectorAll('article button[aria-label]')[INDEX].click();
  look();
})`;

interface Opened {
  readonly method: 'template' | 'dynamic';
  /** The sections of each page. */
  readonly sections: number;
}

/** A page of its own, closed after the work: one that is left open draws on. */
async function onPage<Result>(
  browser: Browser,
  url: string,
  opened: Opened,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, locale: 'fa-IR' });
  await open(page, url, opened);
  const result = await work(page);
  await page.close();
  return result;
}

async function open(page: Page, url: string, { method, sections }: Opened): Promise<void> {
  await page.addInitScript(`localStorage.setItem('wizard_draft', ${JSON.stringify(storedDraft(method, sections))})`);
  await page.goto(`${url}/wizard?step=2`);
  await page.waitForSelector('.bp-sec', { state: 'attached' });
  await page.waitForTimeout(2000);
}

async function previews(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < PREVIEWS; index += 1) {
    times.push(await page.evaluate<number>(PREVIEW.replace('INDEX', String(index))));
    await page.keyboard.press('Escape');
    await page.waitForSelector('[role=dialog]', { state: 'detached' });
  }
  return times;
}

/** Where the trace has the frames, and the record of each frame that the page was to render; its time is in µs. */
const FRAMES = 'devtools.timeline.frame';
const BEGUN = 'BeginMainThreadFrame';
/** A page that wants every frame is called for each; a busy page is called late. */
const WANT_EVERY_FRAME = '(function next() { requestAnimationFrame(next); })()';

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
}

async function dragFrames(browser: Browser, page: Page): Promise<number[]> {
  const grip = page.getByRole('button', { name: /^جابه‌جایی/ }).first();
  await grip.scrollIntoViewIfNeeded();
  const box = await grip.boundingBox();
  if (!box) throw new Error('no section to drag');
  const x = box.x + box.width / 2;
  await page.mouse.move(x, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, box.y + 20);
  await page.evaluate(WANT_EVERY_FRAME);
  await browser.startTracing(page, { categories: [FRAMES, `disabled-by-default-${FRAMES}`] });
  await page.mouse.move(x, 640, { steps: DRAG_STEPS / 2 });
  await page.mouse.move(x, box.y + 20, { steps: DRAG_STEPS / 2 });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await page.mouse.up();
  const begun = traceEvents.flatMap(({ name, ts }) => (name === BEGUN ? [ts / 1000] : [])).toSorted((a, b) => a - b);
  if (begun.length < DRAG_STEPS / 4) throw new Error(`only ${begun.length} frames in the trace`);
  return begun.slice(1).map((at, i) => at - (begun[i] ?? at));
}

const TYPED_SECTIONS = 8;
const LETTERS = 40;
/** Between two letters: ten in a second, as a fast writer types. */
const LETTER_MS = 100;

/**
 * Times every letter by the page's own clock: from the key's own time stamp to the end of the frame that shows it, in
 * the field and on the page.
 */
const WATCH_KEYS = `(() => {
  const field = document.activeElement;
  const times = (globalThis.keyTimes = { field: [], page: [] });
  const painted = (then) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => then(performance.now());
    channel.port2.postMessage(null);
  });
  const open = [];
  field.addEventListener('keydown', ({ timeStamp }) => open.push({ timeStamp }));
  field.addEventListener('input', () => {
    const key = open.at(-1);
    key.text = field.value;
    painted((at) => times.field.push(at - key.timeStamp));
  });
  new MutationObserver(() => {
    const shown = document.querySelector('[data-testid=canvas] h1')?.textContent ?? '';
    for (const key of open.filter(({ text, seen }) => text && !seen && shown.startsWith(text))) {
      key.seen = true;
      painted((at) => times.page.push(at - key.timeStamp));
    }
  }).observe(document.querySelector('[data-testid=canvas]'), { subtree: true, childList: true, characterData: true });
})()`;

async function keyTimes(page: Page): Promise<KeyTimes> {
  await page.getByRole('button', { name: 'ویرایش محتوای بنر اصلی' }).click();
  const field = page.getByRole('region', { name: 'محتوای بنر اصلی' }).getByLabel('عنوان', { exact: true });
  await field.fill('a');
  await page.getByTestId('canvas').locator('h1', { hasText: /^a$/ }).first().waitFor();
  await field.focus();
  await page.evaluate(WATCH_KEYS);
  for (let at = 0; at < LETTERS; at += 1) {
    await page.keyboard.press(at % 6 === 5 ? 'Space' : 'a');
    await page.waitForTimeout(LETTER_MS);
  }
  await page.waitForTimeout(1000);
  const times = await page.evaluate<{ field: number[]; page: number[] }>('globalThis.keyTimes');
  if (times.page.length < LETTERS - LETTERS / 4) throw new Error(`only ${times.page.length} letters reached the page`);
  return {
    fieldMs: median(times.field),
    slowFieldMs: nearWorst(times.field),
    pageMs: median(times.page),
    slowPageMs: nearWorst(times.page),
  };
}

/** @throws when no browser is found. */
export async function benchWizard(databaseUrl: string, dataDir: string, executablePath: string): Promise<WizardTimes> {
  const product = await serve('product-process', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const { url } = product;
    const previewMs = median(await onPage(browser, url, { method: 'template', sections: SECTIONS }, previews));
    const dragged = (page: Page): Promise<number[]> => dragFrames(browser, page);
    const frames = await onPage(browser, url, { method: 'dynamic', sections: SECTIONS }, dragged);
    const keys = await onPage(browser, url, { method: 'dynamic', sections: TYPED_SECTIONS }, keyTimes);
    return { previewMs, frameMs: median(frames), slowFrameMs: nearWorst(frames), keys };
  } finally {
    await browser.close();
    await product.stop();
  }
}
