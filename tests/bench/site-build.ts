/** Building a site: ten full pages with pictures, fonts and icons ready, as the second site of a process finds them. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { memoryStore } from '#features/files/renditions/testing/memory-store.js';
import { makeRenditions } from '#features/files/renditions/renditions.js';
import { siteFonts } from '#features/files/fonts/site-fonts.js';
import { buildSite, type SiteInput } from '#sitekit/build/index.js';
import { layoutsOf } from '#sitekit/layouts/layouts.js';
import { testSite } from '#sitekit/testing/test-site.js';
import { photograph, picturedPage } from './sites/sample-site.js';

const PAGES = 10;
const ROUNDS = 15;
/** Rounds that only warm the process up. */
const WARM = 5;
const PICTURE = 'file:1';

export interface SiteBuildTimes {
  /** Milliseconds: CPU of rendering and styles for a page, and the clock for the whole site. */
  readonly cpuMsOfPage: number;
  readonly siteMs: number;
  /** Milliseconds of CPU, reported apart: all sizes of one photograph, and cutting the font for the first time. */
  readonly pictureCpuMs: number;
  readonly fontCpuMs: number;
}

interface Spent {
  readonly cpuMs: number;
  readonly wallMs: number;
}

async function spent(act: () => Promise<unknown>): Promise<Spent> {
  const [cpu, wall] = [process.cpuUsage(), performance.now()];
  await act();
  const { user, system } = process.cpuUsage(cpu);
  return { cpuMs: (user + system) / 1000, wallMs: performance.now() - wall };
}

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

export async function benchSiteBuild(): Promise<SiteBuildTimes> {
  const { ctx } = memoryStore();
  const photo = await photograph();
  const picture = await spent(() => makeRenditions(photo));
  const font = await spent(() => siteFonts(ctx, 'vazir', 'سلام abc'));
  const pages = layoutsOf('full_page')
    .slice(0, PAGES)
    .map(({ id }, at) => picturedPage(id, at));
  const site: SiteInput = testSite({ pages, pictures: new Map([[PICTURE, await makeRenditions(photo)]]) });
  const rounds: Spent[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(
      await spent(() =>
        buildSite(site, { fonts: (font, characters) => siteFonts(ctx, font, characters), pause: () => nextTurn() }),
      ),
    );
  const measured = rounds.slice(WARM);
  return {
    cpuMsOfPage: median(measured.map(({ cpuMs }) => cpuMs)) / PAGES,
    siteMs: median(measured.map(({ wallMs }) => wallMs)),
    pictureCpuMs: picture.cpuMs,
    fontCpuMs: font.cpuMs,
  };
}
