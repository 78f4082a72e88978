/**
 * The wizard in a real browser: how long the first preview of a template takes after the click, by the page's own
 * clock, and how even the frames are while a section is dragged among 24, in a design of 10 pages, by the browser's own
 * trace. Run it by name on an idle machine: `npm run bench -- wizard`.
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
}

function design(): object {
  const sections = Array.from({ length: SECTIONS }, (_, order) => {
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

/** As the wizard itself stores it. */
function storedDraft(method: 'template' | 'dynamic'): string {
  const draft = {
    siteType: 'business',
    method,
    templateId: null,
    design: design(),
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

async function open(page: Page, url: string, method: 'template' | 'dynamic'): Promise<void> {
  await page.addInitScript(`localStorage.setItem('wizard_draft', ${JSON.stringify(storedDraft(method))})`);
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

/** @throws when no browser is found. */
export async function benchWizard(databaseUrl: string, dataDir: string, executablePath: string): Promise<WizardTimes> {
  const product = await serve('product-process', { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, locale: 'fa-IR' });
    await open(page, product.url, 'template');
    const previewMs = median(await previews(page));
    const other = await browser.newPage({ viewport: { width: 1366, height: 768 }, locale: 'fa-IR' });
    await open(other, product.url, 'dynamic');
    const frames = await dragFrames(browser, other);
    return { previewMs, frameMs: median(frames), slowFrameMs: nearWorst(frames) };
  } finally {
    await browser.close();
    await product.stop();
  }
}
