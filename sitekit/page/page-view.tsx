/**
 * Sections and pages as React components: the wizard shows them live, `render-page.tsx` makes files of them.
 * They need `siteCss` in the document once, and take the brand's variables from their own root or from around them.
 */
import type { CSSProperties } from 'react';
import type { Announcement } from '#core/design/announcement.js';
import type { DesignFacts } from '#core/design/design-facts.js';
import type { DesignMenu } from '#core/design/design-menu.js';
import type { SiteSeals } from '#core/design/design-settings.js';
import { pictureKey } from '#core/sections/picture-crop.js';
import { isVideo } from '#core/sections/video.js';
import { formAddress } from '#core/sites/site-forms.js';
import { brandVariables, type BrandInput, type Scheme } from '../design/brand.js';
import { UI_WORDS } from '../copy/slots.messages.js';
import { imageAddress, type CroppedAddress, type FileAddress } from '../texts/image-address.js';
import { linkAddress, type LinkPlaces } from '../texts/link-address.js';
import { knownTexts } from '../texts/known-texts.js';
import { ownMenu } from '../design/own-menu.js';
import { lookAttributes, shownScheme, type LookInput } from '../design/look.js';
import { pageParts, type DrawnSite, type PageInput, type PagePart, type SectionInput } from './page-parts.js';
import { plainSource, type PictureSet, type PictureSets } from '../picture-set.js';
import { sectionAnchors } from './section-anchors.js';
import type { SectionProps, SiteFacts } from '../section.types.js';
import { formId } from '../site-forms.js';
import { siteFacts, type FactsPart } from '../design/site-facts.js';
import { AnnouncementLine } from '../ui/announcement.js';
import { PrivacyLink } from '../ui/privacy-link.js';
import { Seals } from '../ui/seals.js';
import { ShareLinks, type SharedPage } from '../ui/share-links.js';
import { pictureNames } from '../slots.js';
import type { Trade } from '../templates/trades.js';

export interface SiteBrand extends BrandInput {
  logo?: string | null | undefined;
}

export interface SiteOptions {
  /** Left out, the variables are inherited: set `brandVariables()` once around many thumbnails. */
  brand?: SiteBrand | undefined;
  scheme?: Scheme | undefined;
  /** The look, where `brand` is left out. */
  look?: LookInput | undefined;
  /** The logo, where `brand` is left out. */
  logo?: string | null | undefined;
  /** Who the site is about and how to reach them; what is left out is a sample. */
  facts?: DesignFacts | undefined;
  /** The label of the domain, `example` of `example.ir`: the name of a site that was given none. */
  label?: string | undefined;
  trade?: Trade | undefined;
  /** Every page of the site, for the navigation. Left out, the site has this page only. */
  pages?: readonly PageInput[] | undefined;
  fileUrl?: FileAddress | undefined;
  /** The part that a stored crop leaves of the picture at an address; null while there is none. */
  croppedUrl?: CroppedAddress | undefined;
  /** The sizes of the pictures of a built site. Where it is given, nothing else is shown than what it knows. */
  pictures?: PictureSets | undefined;
  /** The addresses of files in a built site. Left out, links to files lead to the top of the page. */
  files?: FileAddress | undefined;
  /** Marks texts and pictures with `data-slot` for an editor. */
  editable?: boolean | undefined;
  /** Drawn for visitors: without samples that are not true of anybody, and sections that have nothing to show then. */
  isPublished?: boolean | undefined;
  /** Forms are sent to the host of the site. */
  sendsForms?: boolean | undefined;
  /** Put before every id, where several views share one document. */
  idPrefix?: string | undefined;
}

export interface PageViewProps extends SiteOptions {
  page: PageInput;
  /** The site's own menu; left out, it follows from the pages and sections. */
  menu?: DesignMenu | undefined;
  /**
   * True for a document of its own: adds `main` and the skip link. Inside an app, which has its own `main`, leave it.
   */
  standalone?: boolean;
  /** Drawn above the header. */
  announcement?: Announcement | undefined;
  /** Drawn at the end of the page. */
  share?: SharedPage | undefined;
  /** Drawn at the end of the page, below its footer. */
  seals?: SiteSeals | undefined;
  /** Where the page about privacy is; left out, no link leads there. */
  privacy?: string | undefined;
  /** How many parts are drawn from the top, for a picture that is cut below them; left out, all. */
  top?: number;
}

export interface SectionViewProps extends SiteOptions {
  section: SectionInput;
}

/** The name that was given, else the label of the site's domain. Before it has one, words that are nobody's name. */
export function siteNameOf({ facts, label }: Pick<SiteOptions, 'facts' | 'label'>): string {
  return facts?.name || label || UI_WORDS.siteName;
}

interface ShownPictures {
  readonly images: Record<string, string>;
  readonly pictureSets?: Record<string, PictureSet>;
}

/** The stored pictures that are shown: addresses that are fit, or the sizes of a built site. */
function shownPictures(part: PagePart, { fileUrl, croppedUrl, pictures }: SiteOptions): ShownPictures {
  const images: Record<string, string> = {};
  const pictureSets: Record<string, PictureSet> = {};
  for (const [slot, stored] of Object.entries(part.images)) {
    const crop = part.crops[slot];
    const set = pictures?.(pictureKey(stored, crop));
    if (set) pictureSets[slot] = set;
    const address = pictures ? set && plainSource(set)?.address : imageAddress(stored, fileUrl);
    if (address) images[slot] = (!pictures && crop && croppedUrl?.(address, crop)) || address;
  }
  return pictures ? { images, pictureSets } : { images };
}

/** Where the first picture stands that a built page shows on every device: it is fetched before all others. */
function firstPicture(parts: readonly PagePart[], { pictures }: SiteOptions): { key: string; slot: string } | null {
  if (!pictures) return null;
  for (const { key, layout, images, crops, items, hiddenOn } of parts) {
    if (hiddenOn) continue;
    const isShown = (each: string) => images[each] && pictures(pictureKey(images[each], crops[each]));
    const slot = pictureNames(layout.composition.slots, items).find(isShown);
    if (slot) return { key, slot };
  }
  return null;
}

/** Those that may play where they are. */
function shownVideos({ videos, layout }: PagePart): Record<string, string> {
  const places = layout.composition.slots.videos;
  return Object.fromEntries(
    Object.entries(videos).filter(([slot, stored]) => places.includes(slot) && isVideo(stored)),
  );
}

/** A file is fetched from published sites only. */
const toTop = (): string => '#';

function checkedLinks(part: PagePart, places: LinkPlaces<PageInput>): Record<string, string> {
  const checked: Record<string, string> = {};
  for (const [slot, stored] of Object.entries(part.links)) {
    const address = linkAddress(stored, places);
    if (address) checked[slot] = address;
  }
  return checked;
}

interface PartProps {
  part: PagePart;
  site: SiteFacts;
  options: SiteOptions;
  places: LinkPlaces<PageInput>;
  firstPicture?: string | null;
}

function Part({ part, site, options, places, firstPicture = null }: PartProps) {
  const { View } = part.layout.composition;
  const { items, anchorId, level, treatment, divider, ordinal, isTitleNew, slotPrefix } = part;
  // The button of the owner's menu takes the place of the header's call.
  const isReplaced = site.menuButton && part.layout.type === 'headers';
  const props: SectionProps = {
    texts: isReplaced ? { ...part.texts, cta: '' } : part.texts,
    items,
    ...shownPictures(part, options),
    firstPicture,
    pictureTexts: part.pictureTexts,
    focalPoints: part.focalPoints,
    videos: shownVideos(part),
    fields: part.fields,
    links: checkedLinks(part, places),
    linkTo: (target) => linkAddress(target, places),
    ...(options.sendsForms && { formAddress: formAddress(formId(part)) }),
    site,
    trade: options.trade ?? 'general',
    anchorId,
    level,
    treatment,
    divider,
    hiddenOn: part.hiddenOn,
    ordinal,
    isTitleNew,
    slotPrefix,
    editable: options.editable ?? false,
    held: part.held,
    isHidden: part.isHidden,
  };
  return <View {...props} />;
}

function rootProps({ brand, look = brand, scheme = shownScheme(look?.look) }: SiteOptions): {
  className: string;
  'data-scheme': Scheme;
  lang: string;
  dir: 'rtl';
  style?: CSSProperties;
} {
  const style = brand ? { style: brandVariables(brand, scheme) as CSSProperties } : {};
  return { className: 'bp-site', 'data-scheme': scheme, ...lookAttributes(look), lang: 'fa', dir: 'rtl', ...style };
}

/** The logo as it is shown: in its sizes where the site is built. */
function logoOf({ brand, logo = brand?.logo, fileUrl, pictures }: SiteOptions): Pick<SiteFacts, 'logo' | 'logoSet'> {
  if (!pictures) return { logo: imageAddress(logo, fileUrl) };
  const logoSet = logo ? pictures(logo) : null;
  return { logo: (logoSet && plainSource(logoSet)?.address) ?? null, logoSet };
}

function drawnSite({ trade = 'general', facts, isPublished = false }: SiteOptions, pages: readonly PageInput[]) {
  return { trade, known: knownTexts(pages, facts), isPublished } satisfies DrawnSite;
}

type Places = LinkPlaces<PageInput>;

interface FactsOptions extends SiteOptions {
  readonly menu?: DesignMenu | undefined;
}

function factsOf(parts: readonly FactsPart[], { menu, ...options }: FactsOptions, places: Places, site: DrawnSite) {
  const { facts } = options;
  const { pages } = places;
  const own = menu && ownMenu(menu, places);
  return siteFacts({ name: siteNameOf(options), ...logoOf(options), ...site, parts, pages, facts, menu: own });
}

function placesOf(page: PageInput, { pages = [page], idPrefix, files = toTop }: SiteOptions, drawn: DrawnSite): Places {
  return { pages, pageId: page.id, anchorOf: sectionAnchors(drawn, page.id, idPrefix), fileAddress: files };
}

/** For an editor: the facts as visitors get them, of the sections that they see. */
function publishedFacts(page: PageInput, options: FactsOptions, drawn: DrawnSite) {
  if (!options.editable || drawn.isPublished) return null;
  const published = { ...drawn, isPublished: true };
  const parts = pageParts(page.sections, published, options.idPrefix);
  return { published: factsOf(parts, options, placesOf(page, options, published), published) };
}

/** A whole page. Its first header and last footer stand outside the body of the page. */
export function PageView(props: PageViewProps) {
  const { page, standalone = false, announcement, share, seals, privacy, top, ...options } = props;
  const pages = options.pages ?? [page];
  const drawn = drawnSite(options, pages);
  const parts = pageParts(page.sections, drawn, options.idPrefix);
  const places = placesOf(page, options, drawn);
  const site = { ...factsOf(parts, options, places, drawn), ...publishedFacts(page, options, drawn) };
  const first = firstPicture(parts, options);
  const draw = (part: PagePart) => (
    <Part
      key={part.key}
      part={part}
      site={site}
      options={options}
      places={places}
      firstPicture={first?.key === part.key ? first.slot : null}
    />
  );
  const shown = parts.slice(0, top);
  const head = shown[0]?.layout.type === 'headers' ? shown.slice(0, 1) : [];
  const foot = shown.length > head.length && shown.at(-1)?.layout.type === 'footer' ? shown.slice(-1) : [];
  const body = shown.slice(head.length, shown.length - foot.length);
  const Body = standalone ? 'main' : 'div';
  return (
    <div {...rootProps(options)}>
      {standalone && (
        <a className="bp-skip" href="#main">
          {UI_WORDS.skip}
        </a>
      )}
      {announcement?.text && (
        <AnnouncementLine text={announcement.text} href={linkAddress(announcement.to ?? '', places)} />
      )}
      {head.map(draw)}
      <Body id={standalone ? 'main' : undefined}>
        {!parts.some((part) => part.level === 1) && <h1 className="bp-hidden">{page.name}</h1>}
        {body.map(draw)}
        {share && <ShareLinks page={share} />}
      </Body>
      {foot.map(draw)}
      {seals && <Seals seals={seals} hasPictures={standalone} />}
      {privacy && <PrivacyLink href={privacy} />}
    </div>
  );
}

/** Sample links for a header or footer shown alone; nothing of these types need be loaded. */
const SAMPLE_TYPES = ['about', 'services', 'gallery', 'contact'] as const;

/**
 * One section alone, for a gallery of layouts or an editor; its title is an h2, so that many fit one document.
 * Put it in an `inert` element where it is only a picture.
 */
export function SectionView({ section, ...options }: SectionViewProps) {
  const prefix = options.idPrefix ?? `${section.id}-`;
  const pages = options.pages ?? [];
  const drawn = drawnSite(options, pages);
  const places = { pages, anchorOf: sectionAnchors(drawn), fileAddress: options.files ?? toTop };
  const parts = pageParts([section], drawn, prefix).map((part) => ({
    ...part,
    level: 2 as const,
  }));
  const around = SAMPLE_TYPES.map((type) => ({ layout: { type }, ordinal: 1, anchorId: prefix + type, texts: {} }));
  const site = factsOf([...parts, ...around], options, places, drawn);
  return (
    <div {...rootProps(options)}>
      {parts.map((part) => (
        <Part key={part.key} part={part} site={site} options={options} places={places} />
      ))}
    </div>
  );
}
