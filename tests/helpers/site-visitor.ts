/** A visitor who opens a site again and again, and sees it whole or says what was missing. */
import { setTimeout as pause } from 'node:timers/promises';
import { visit, type Visit } from './sites.js';

export interface Visitor {
  /** How often the site was seen whole. */
  readonly seen: number;
  /** All faults so far. */
  readonly faults: readonly string[];
  /** Headings of the pages seen, each once. */
  readonly headings: ReadonlySet<string>;
  stop(): Promise<void>;
}

/** Between two visits, ms. */
const PAUSE_MS = 40;
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/;
const HEADING = /<h1[^>]*>(.*?)<\/h1>/s;

/** `next` says which process a request is sent to. A broken connection is tried once more, as browsers do. */
export function startVisitor(next: () => string, hostOf: () => string): Visitor {
  const state = { seen: 0, faults: [] as string[], headings: new Set<string>(), isOver: false };
  const get = async (host: string, path: string): Promise<Visit> => {
    try {
      return await visit(next(), host, path);
    } catch {
      return visit(next(), host, path);
    }
  };
  const look = async (): Promise<void> => {
    const host = hostOf();
    const page = await get(host, '/');
    if (page.status !== 200) return void state.faults.push(`${host} answered ${page.status}`);
    if (!page.text.trimEnd().endsWith('</html>')) return void state.faults.push(`the page of ${host} is cut`);
    const [, href] = STYLESHEET.exec(page.text) ?? [];
    if (href === undefined) return void state.faults.push(`the page of ${host} has no stylesheet`);
    const path = new URL(href, `http://${host}/`).pathname;
    const style = await get(host, path);
    if (style.status !== 200 || !style.text.includes('{'))
      return void state.faults.push(`${path} of ${host} answered ${style.status}`);
    state.headings.add(HEADING.exec(page.text)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '');
    state.seen += 1;
  };
  const loop = async (): Promise<void> => {
    while (!state.isOver) {
      await look().catch((error: unknown) => void state.faults.push(String(error)));
      await pause(PAUSE_MS);
    }
  };
  const running = loop();
  return Object.assign(state, {
    stop: async () => {
      state.isOver = true;
      await running;
    },
  });
}
