/**
 * The input from which a site is built. Everything that ends up in its files stands here: no clock, no address, no
 * network.
 */
import type { DesignFacts } from '#core/design/design-facts.js';
import type { DesignMenu } from '#core/design/design-menu.js';
import type { DesignHead } from '#core/design/design-head.js';
import type { DesignSettings } from '#core/design/design-settings.js';
import type { ShareTarget } from '#core/design/share-links.js';
import type { SiteType } from '#core/design/design.js';
import type { FontKey } from '#core/limits/limits.js';
import type { PageInput } from '../page/page-parts.js';
import type { SiteBrand } from '../page/page-view.js';
import type { ReleaseFile } from './release-file.js';
import type { Trade } from '../templates/trades.js';

export type PictureFormat = 'webp' | 'jpeg' | 'png';

export interface PictureFile {
  readonly format: PictureFormat;
  /** Pixels. */
  readonly width: number;
  readonly bytes: Uint8Array;
}

/** A picture as it was made ready: WebP, and the same widths as JPEG, or as PNG where parts of it are transparent. */
export interface BuiltPicture {
  /** Pixels of the largest size. */
  readonly width: number;
  readonly height: number;
  readonly files: readonly PictureFile[];
}

/** A file of a font, with the characters it was cut down to, as `unicode-range` writes them. */
export interface FontFile {
  /** Whose letters it holds. */
  readonly font: FontKey;
  /** A word for its name: `persian`, `latin`. */
  readonly name: string;
  readonly unicodeRange: string;
  readonly bytes: Uint8Array;
}

/** The marks of a site in tabs, on telephones and in shared links. */
export interface SiteIcons {
  readonly favicon: Uint8Array;
  /** PNG by its side in pixels. */
  readonly squares: ReadonlyMap<number, Uint8Array>;
  /** JPEG of 1200 × 630 px. */
  readonly social: Uint8Array;
}

/**
 * The customer's statements about whoever the site is about. What is left out is nobody's: samples are never claimed.
 */
export interface OwnerFacts {
  readonly phone?: string | undefined;
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
  readonly address?: string | undefined;
  readonly description?: string | undefined;
  /** Begins with `https://`. */
  readonly mapLink?: string | undefined;
  /** Addresses of profiles elsewhere. */
  readonly profiles?: readonly string[] | undefined;
}

/** The host's use of what it learns of visitors. */
export interface SitePrivacy {
  /** Visits are counted. */
  readonly isCounted: boolean;
  /** How long messages are kept, months; null: until their owner deletes them. */
  readonly keptMonths: number | null;
}

export interface SiteInput {
  /** The first is the index. */
  readonly pages: readonly PageInput[];
  readonly brand: SiteBrand;
  readonly trade: Trade;
  readonly siteType: SiteType;
  /** Where the site is opened, without a slash at its end: `https://example.ir`. */
  readonly origin: string;
  /** The label of its domain, `example` of `example.ir`: the name of a site whose facts have none. */
  readonly label: string;
  /** The facts of its design; those that are left out are what the customer wrote into the sections. */
  readonly facts?: DesignFacts | undefined;
  /** The customer's additions to the head. */
  readonly head?: DesignHead | undefined;
  /** Where visitors can share each page; left out, nowhere. */
  readonly share?: readonly ShareTarget[] | undefined;
  /** The site's own menu; left out, it follows from the pages and sections. */
  readonly menu?: DesignMenu | undefined;
  /** The announcement, the words of the 404 page, redirects and seals. */
  readonly settings?: DesignSettings | undefined;
  /** For the page about privacy; left out, there is none. */
  readonly privacy?: SitePrivacy | undefined;
  /** By their references (`file:<id>`), with their crops (pictureKey); one that is not here is not shown. */
  readonly pictures: ReadonlyMap<string, BuiltPicture>;
  /** Pictures of shared links, 1200 × 630 px JPEG, by the reference that a page names. */
  readonly socialPictures: ReadonlyMap<string, Uint8Array>;
  /** The same of pages that name none, by the ids of the pages; left out, they have that of the site. */
  readonly drawnPictures?: ReadonlyMap<string, Uint8Array>;
  readonly icons: SiteIcons;
  /** Files that links lead to, by their references (`file:<id>`); links to one that is not here lead elsewhere. */
  readonly files?: ReadonlyMap<string, ReleaseFile> | undefined;
}

/** The functions that building needs besides its input. */
export interface BuildTools {
  /** A font, cut down to these characters; what it does not have may come from another. Equal input, equal bytes. */
  readonly fonts: (font: FontKey, characters: string) => Promise<readonly FontFile[]>;
  /** Lets others have their turn; called between pages. */
  readonly pause: () => Promise<void>;
}
