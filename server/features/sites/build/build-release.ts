/** From an order's frozen design to the files of its site: the same input gives the same bytes, in any process. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DesignPage, WizardData } from '#core/design/design.js';
import { DESIGN } from '#core/limits/limits.js';
import { isStockReference } from '#core/design/stock-reference.js';
import { pictureKey } from '#core/sections/picture-crop.js';
import { allSections, drawnPages } from '#core/design/shared-sections.js';
import type { ReleaseFile } from '#sitekit/build/release-file.js';
import type { BuiltPicture, SiteIcons, SitePrivacy } from '#sitekit/build/site-input.js';
import type { Ctx } from '#platform/context.js';
import { readStoredFile, sharedPicture, siteFonts, sitePicture } from '#features/files/index.js';
import { nameOfHost } from '../site/site-address.js';
import { sharePicture, siteIcons, type IconsInput } from './marks/site-icons.js';

export interface BuildInput {
  readonly wizardData: WizardData;
  /** The files that links lead to, by their references; left out, none. */
  readonly linked?: ReadonlyMap<string, ReleaseFile>;
  /** The absolute address of the site: `https://example.ir/`. */
  readonly address: string;
  /** For the page about privacy; left out, there is none. */
  readonly privacy?: SitePrivacy;
  /** Each page has a picture of its own in shared links, drawn from its title. */
  readonly drawsPages?: boolean;
}

const KEPT = 'file:';
const isShown = (reference: string): boolean => reference.startsWith(KEPT) || isStockReference(reference);

/** The section library's hundreds of modules come with the first site: the server starts without them. */
async function loadSitekit() {
  const [sitekit, build] = await Promise.all([import('#sitekit/index.js'), import('#sitekit/build/index.js')]);
  return { ...sitekit, ...build };
}
type Sitekit = Awaited<ReturnType<typeof loadSitekit>>;

/** A picture as it is shown somewhere: its reference, and the crop there. */
interface ShownPicture {
  readonly reference: string;
  readonly crop: string | undefined;
}

/** Each once, by its key. @throws Error for more than a design may have: saving a design checks the limit before. */
function shownPictures({ branding, websiteFramework }: WizardData): ReadonlyMap<string, ShownPicture> {
  const shown = new Map<string, ShownPicture>();
  const add = (reference: string, crop?: string) => shown.set(pictureKey(reference, crop), { reference, crop });
  if (branding.logo?.startsWith(KEPT)) add(branding.logo);
  for (const { customData } of allSections(websiteFramework.dynamicDesign))
    for (const [slot, image] of Object.entries(customData.images ?? {}))
      if (isShown(image)) add(image, customData.crops?.[slot]);
  if (shown.size > DESIGN.maxImages) throw new Error(`A site has ${DESIGN.maxImages} pictures at most.`);
  return shown;
}

/** One after the other: the bytes of one decoded picture at a time. What is gone is left out. */
async function readyPictures<Named, Picture>(
  named: ReadonlyMap<string, Named>,
  ready: (each: Named) => Promise<Picture | null>,
): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (const [key, each] of named) {
    const picture = await ready(each);
    if (picture) pictures.set(key, picture);
  }
  return pictures;
}

/** The bytes of a stored picture; null for what is gone or no picture. */
async function keptBytes(ctx: Ctx, reference: string | null | undefined): Promise<Buffer | null> {
  const file = reference?.startsWith(KEPT) ? await readStoredFile(ctx, reference.slice(KEPT.length)) : null;
  return file?.mime.startsWith('image/') ? file.bytes : null;
}

/** The common part of all drawn pictures of a site. */
async function drawnWith(ctx: Ctx, { branding }: WizardData, sitekit: Sitekit, host: string) {
  const logo = await keptBytes(ctx, branding.logo);
  const { plain, brand } = sitekit.brandPalette(branding, 'light');
  const colours = { page: plain.bg, background: brand.bg, ink: brand.fg, muted: brand.muted, accent: brand.card };
  return { host, logo, colours };
}

/** Draws pictures of the pages after the first that name none, by their ids; one after the other. */
async function drawnPictures(
  ctx: Ctx,
  pages: readonly DesignPage[],
  drawn: Omit<IconsInput, 'name' | 'text'>,
  siteName: string,
): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  for (const { id, name, seo } of pages.slice(1))
    if (!seo?.image) pictures.set(id, await sharePicture(ctx, { ...drawn, name: seo?.title ?? name, text: siteName }));
  return pictures;
}

const sharedReferences = (pages: readonly DesignPage[]): ReadonlyMap<string, string> =>
  new Map(pages.flatMap(({ seo }) => (seo?.image && isShown(seo.image) ? [[seo.image, seo.image] as const] : [])));

/**
 * All files of a site, in the order of their paths. Pictures that are not ready yet are rendered here, one after the
 * other. @throws Error for a design that cannot be built; its message is for people.
 */
export async function buildRelease(ctx: Ctx, input: BuildInput): Promise<readonly ReleaseFile[]> {
  const sitekit = await loadSitekit();
  const { wizardData, privacy } = input;
  const { dynamicDesign, templateId } = wizardData.websiteFramework;
  const { facts, head, share, menu, settings } = dynamicDesign;
  const pages = drawnPages(dynamicDesign);
  const trade = sitekit.tradeOf(templateId, wizardData.siteType, facts?.trade);
  const { origin, hostname } = new URL(input.address);
  const pictures: Map<string, BuiltPicture> = await readyPictures(shownPictures(wizardData), (each) =>
    sitePicture(ctx, each.reference, each.crop),
  );
  const socialPictures = await readyPictures(sharedReferences(pages), (each) => sharedPicture(ctx, each));
  const label = nameOfHost(origin);
  const site = { pages, brand: wizardData.branding, facts, label, trade, siteType: wizardData.siteType, origin };
  const words = { name: sitekit.siteNameOf(site), text: pages[0] ? sitekit.descriptionOf(pages[0], site) : '' };
  const drawn = await drawnWith(ctx, wizardData, sitekit, hostname);
  const icon = await keptBytes(ctx, settings?.icon);
  const icons: SiteIcons = await siteIcons(ctx, { ...drawn, ...words }, icon);
  const ofPages = input.drawsPages ? await drawnPictures(ctx, pages, drawn, words.name) : new Map<string, Uint8Array>();
  return sitekit.buildSite(
    {
      ...site,
      head,
      share,
      menu,
      settings,
      privacy,
      pictures,
      socialPictures,
      drawnPictures: ofPages,
      icons,
      files: input.linked,
    },
    { fonts: (font, characters) => siteFonts(ctx, font, characters), pause: () => nextTurn() },
  );
}
