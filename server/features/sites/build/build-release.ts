/** From an order's frozen design to the files of its site: the same input gives the same bytes, in any process. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DesignPage, WizardData } from '../../../../core/design/design.js';
import { DESIGN } from '../../../../core/limits/limits.js';
import { allSections, drawnPages } from '../../../../core/design/shared-sections.js';
import type { ReleaseFile } from '../../../../sitekit/build/release-file.js';
import type { BuiltPicture, SiteIcons } from '../../../../sitekit/build/site-input.js';
import type { Ctx } from '../../../platform/context.js';
import { readStoredFile, sharedPicture, sitePicture } from '../../files/index.js';
import { siteFonts } from './fonts/site-fonts.js';
import { siteIcons } from './marks/site-icons.js';

export interface BuildInput {
  readonly wizardData: WizardData;
  /** The absolute address of the site: `https://example.ir/`. */
  readonly address: string;
}

const KEPT = 'file:';

/** The section library's hundreds of modules come with the first site: the server starts without them. */
async function loadSitekit() {
  const [sitekit, build] = await Promise.all([
    import('../../../../sitekit/index.js'),
    import('../../../../sitekit/build/index.js'),
  ]);
  return { ...sitekit, ...build };
}
type Sitekit = Awaited<ReturnType<typeof loadSitekit>>;

/** Each once. @throws Error for more than a design may have: saving a design checks the limit before. */
function pictureReferences({ branding, websiteFramework }: WizardData): string[] {
  const sections = allSections(websiteFramework.dynamicDesign);
  const named = [branding.logo, ...sections.flatMap(({ customData }) => Object.values(customData.images ?? {}))];
  const references = [...new Set(named.filter((each): each is string => each?.startsWith(KEPT) ?? false))];
  if (references.length > DESIGN.maxImages) throw new Error(`A site has ${DESIGN.maxImages} pictures at most.`);
  return references;
}

/** One after the other: the bytes of one decoded picture at a time. What is gone is left out. */
async function readyPictures<Picture>(
  references: readonly string[],
  ready: (reference: string) => Promise<Picture | null>,
): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (const reference of references) {
    const picture = await ready(reference);
    if (picture) pictures.set(reference, picture);
  }
  return pictures;
}

async function iconsOf(ctx: Ctx, { branding }: WizardData, sitekit: Sitekit, host: string, words: Words) {
  const logo = branding.logo?.startsWith(KEPT) ? await readStoredFile(ctx, branding.logo.slice(KEPT.length)) : null;
  const { plain, brand } = sitekit.brandPalette(branding, 'light');
  const colours = { page: plain.bg, background: brand.bg, ink: brand.fg, muted: brand.muted, accent: brand.card };
  return siteIcons(ctx, { ...words, host, logo: logo?.bytes ?? null, colours });
}

interface Words {
  readonly name: string;
  readonly text: string;
}

const sharedReferences = (pages: readonly DesignPage[]): string[] => [
  ...new Set(pages.flatMap(({ seo }) => (seo?.image?.startsWith(KEPT) ? [seo.image] : []))),
];

/**
 * All files of a site, in the order of their paths. Pictures that are not ready yet are rendered here, one after the
 * other. @throws Error for a design that cannot be built; its message is for people.
 */
export async function buildRelease(ctx: Ctx, input: BuildInput): Promise<readonly ReleaseFile[]> {
  const sitekit = await loadSitekit();
  const { wizardData } = input;
  const { dynamicDesign, templateId } = wizardData.websiteFramework;
  const { facts } = dynamicDesign;
  const pages = drawnPages(dynamicDesign);
  const trade = sitekit.tradeOf(templateId, wizardData.siteType, facts?.trade);
  const { origin, hostname } = new URL(input.address);
  const pictures: Map<string, BuiltPicture> = await readyPictures(pictureReferences(wizardData), (each) =>
    sitePicture(ctx, each),
  );
  const socialPictures = await readyPictures(sharedReferences(pages), (each) => sharedPicture(ctx, each));
  const site = { pages, brand: wizardData.branding, facts, trade, siteType: wizardData.siteType, origin };
  const words = { name: sitekit.siteNameOf(site), text: pages[0] ? sitekit.descriptionOf(pages[0], site) : '' };
  const icons: SiteIcons = await iconsOf(ctx, wizardData, sitekit, hostname, words);
  return sitekit.buildSite(
    { ...site, pictures, socialPictures, icons },
    { fonts: (font, characters) => siteFonts(ctx, font, characters), pause: () => nextTurn() },
  );
}
