/** The parts of a section: its treatment, its editable slots, and what it is given to draw itself with. */
import type { ReactNode } from 'react';
import type { SectionType } from '#core/catalogue.js';
import type { Device } from '#core/sections/devices.js';
import type { FormField } from '#core/sites/site-forms.js';
import type { Network } from '#core/sites/network-link.js';
import type { Tone } from './design/brand.js';
import type { PictureSet } from './picture-set.js';
import type { Divider } from './design/section-style.js';
import type { CompositionSlots, ItemNumbers } from './slots.js';
import type { Trade } from './templates/trades.js';

export type Density = 'calm' | 'compact';
export type Side = 'start' | 'end';
const ORNAMENTS = [
  'none',
  'girih',
  'grid',
  'dots',
  'waves',
  'glow',
  'rays',
  'rings',
  'arches',
  'band',
  'horizon',
] as const;
export type Ornament = (typeof ORNAMENTS)[number];
/** `inset`: the section is a rounded panel inside the page. `ruled`: a rule above and below. */
export type Frame = 'open' | 'inset' | 'ruled';
/** The outline of pictures that carry `bp-shape`. */
export type Shape = 'soft' | 'arch' | 'leaf' | 'square' | 'round';
export type Align = 'start' | 'center';

/** How one composition is dressed in one layout. */
export interface Treatment {
  tone: Tone;
  density: Density;
  /** The side pictures stand on where the composition has a choice. */
  media: Side;
  ornament: Ornament;
  frame: Frame;
  shape: Shape;
  /** Where a composition's words stand, if it leaves the choice. */
  align: Align;
  /** Added to the number of every drawing, so that two layouts of a composition show different ones. */
  scene: number;
}

export interface NavLink {
  label: string;
  /** Empty for the heading of a group that leads nowhere. */
  href: string;
  /** It leads to the page that it is on. */
  isCurrent?: true;
  /** The links of a group; these have no children. */
  children?: readonly NavLink[];
}

/** A profile of whoever the site is about. */
export interface SiteProfile {
  readonly network: Network;
  readonly href: string;
}

/** The facts of the site that a section may use. */
export interface SiteFacts {
  name: string;
  /** An address safe to put in `src`, or null: then the name is set beside a drawn mark. */
  logo: string | null;
  /** The logo in its sizes, where the site is built. */
  logoSet?: PictureSet | null;
  home: string;
  nav: readonly NavLink[];
  /** The navigation was made by the owner; left out, it follows from the pages and sections. */
  isOwnMenu?: true;
  /** The owner's button after the links; it takes the place of the header's call. */
  menuButton?: NavLink | null;
  /** Where "contact us" leads: a section of this page, another page, or the telephone; empty where it leads nowhere. */
  contactHref: string;
  /** Where a call for a booking or another request leads: the form that takes it, or else as `contactHref`. */
  requestHref: string;
  /** The profiles from the facts of the site, in the order of the networks. */
  profiles: readonly SiteProfile[];
  /** The place on a map, or null: then the address is no link. */
  mapHref: string | null;
  /** Where a secondary call leads: the section that tells more. */
  moreHref: string;
  /** The same as visitors get it, for an editor: it marks what only the owner sees. */
  published?: SiteFacts;
}

/** One editable text of a layout, as the wizard lists it. */
export interface TextSlot {
  name: string;
  label: string;
  /** A paragraph is edited in a text area. */
  multiline: boolean;
  maxLength: number;
}

/** One replaceable picture of a layout. While it is empty a drawing of ours stands there. */
export interface ImageSlot {
  name: string;
  label: string;
  /** A video may play in its place. */
  video?: true;
}

/** One call of a layout whose address may be changed: the slot of its text. */
export interface LinkSlot {
  name: string;
  label: string;
}

export interface SectionProps {
  /** Every slot of the layout, the customer's text or the sample text of the trade. */
  texts: Readonly<Record<string, string>>;
  /** The items of each list of the composition. */
  items: ItemNumbers;
  /** The customer's own pictures by slot; addresses are already checked. */
  images: Readonly<Record<string, string>>;
  /** Alternative texts in the customer's words. */
  pictureTexts?: Readonly<Record<string, string>>;
  /** The points that stay in sight where they are cut: `<left> <top>` in percent. */
  focalPoints?: Readonly<Record<string, string>>;
  /** Videos that play in the place of pictures, as they are stored; checked, and only where one may. */
  videos?: Readonly<Record<string, string>>;
  /** The same pictures in all their sizes, where the site is built. */
  pictureSets?: Readonly<Record<string, PictureSet>>;
  /** The slot of the page's first picture, if it stands in this section. */
  firstPicture?: string | null;
  /** Where calls lead instead, by the slot of their text; addresses are already checked. */
  links?: Readonly<Record<string, string>>;
  /** The address of a link inside a text; null where it leads nowhere. */
  linkTo?: (target: string) => string | null;
  /** The owner's own fields of its form; null or left out, those of its layout. */
  fields?: readonly FormField[] | null;
  /** Where the form of the section is sent; only in what is built. */
  formAddress?: string | undefined;
  site: SiteFacts;
  trade: Trade;
  /** The id of the section's element; ids inside start with it. */
  anchorId: string;
  /** 1 for the section that carries the page's only h1. */
  level: 1 | 2;
  treatment: Treatment;
  /** The shape of its upper edge; null or left out, a straight one. */
  divider?: Divider | null;
  /** The device that does not show it; null or left out, none. */
  hiddenOn?: Device | null;
  /** Number of the navigation on this page, to tell landmarks apart. */
  ordinal: number;
  /** False where a section above has the same title: landmarks must have different names. */
  isTitleNew: boolean;
  /** Put before slot names in `data-slot`, so that an editor finds the slots of a part of a full page. */
  slotPrefix: string;
  /** Marks texts and pictures with `data-slot`. Off in what is delivered. */
  editable: boolean;
  /** Text slots whose samples are not published: an editor marks them. */
  held?: ReadonlySet<string>;
  /** Nothing of the section is published: an editor marks it whole. */
  isHidden?: boolean;
}

/** A hand-made structure. It is drawn by several layouts with different treatments. */
export interface Composition {
  /** Names the CSS block: `bp-<name>`. */
  name: string;
  View: (props: SectionProps) => ReactNode;
  /** The editable slots in it; a test compares them with what the view reads. */
  slots: CompositionSlots;
}

/** One entry of the catalogue that is drawn. */
export interface Layout {
  id: string;
  type: Exclude<SectionType, 'full_page'>;
  /** Persian, shown in the gallery of layouts. */
  name: string;
  composition: Composition;
  treatment: Treatment;
}

/** A full page is a sequence of layouts of the other types. */
export interface FullPageLayout {
  id: string;
  type: 'full_page';
  name: string;
  parts: readonly { layoutId: string; tone?: Tone; ornament?: Ornament }[];
}

export type AnyLayout = Layout | FullPageLayout;
