/** Bounds of files and pictures that customers upload; limits.ts hands them on. */
const MINUTE = 60 * 1000;
const MEGABYTE = 1024 * 1024;

export const FILES = {
  maxBytes: 10 * MEGABYTE,
  extensions: ['pdf', 'doc', 'docx', 'jpeg', 'jpg', 'png', 'gif', 'svg'],
  /** Under which browsers and programs save the same types; what a file is, its content says. */
  otherExtensions: ['jfif', 'jpe'],
  /** Besides in the bucket `uploads`: attachments of tickets, and files that links lead to. */
  uploadExtensions: ['webp'],
  logoMaxBytes: MEGABYTE,
  /** The longest that a signed address opens its file (ms). */
  linkMs: 5 * MINUTE,
  /** The documents name no bounds beside the size of one file; these keep one customer from filling the store. */
  maxPerUpload: 20,
  perOrder: { files: 60, bytes: 200 * MEGABYTE },
  perUser: { files: 600, bytes: 600 * MEGABYTE },
  description: 500,
} as const;

/** Files that the links of one site lead to: how many, and their bytes together (ours). */
export const LINKED_FILES = { perSite: 50, bytes: 60 * MEGABYTE } as const;

/**
 * Pictures of customers, for the browser that prepares them and the server that keeps them. A browser opens
 * photographs of telephones, and sends them upright, without their metadata, at most `maxSide` px long; pictures of a
 * design at most `assetSide`. A guest's pictures are part of the design (`data:`) until there is an account.
 */
export const PICTURES = {
  openBytes: 20 * MEGABYTE,
  openPixels: 120_000_000,
  /** HEIC that the browser cannot open: the largest that libheif is given, how long it may load, and decode (ms). */
  heic: { pixels: 40_000_000, loadMs: MINUTE, decodeMs: 10_000 },
  maxSide: 2048,
  assetSide: 4096,
  /** Added to a library at once. */
  atOnce: 60,
  /** Characters that say what a picture shows. */
  altText: 200,
  /** Stock pictures: characters of a name, bytes of all files, and the least score that is offered (0 to 10). */
  stock: { name: 60, bytes: 15 * MEGABYTE, score: 7 },
  sentBytes: FILES.maxBytes,
  /** The largest picture that the server decodes. */
  sentPixels: 30_000_000,
  /** The size of one picture in JSON. */
  inlineBytes: FILES.logoMaxBytes,
  /** A guest's picture, and all of a design: characters of their `data:` addresses. */
  guest: {
    maxSide: 1200,
    chars: 260_000,
    designChars: 2_400_000,
    /** All of a design with pictures: the browser keeps it twice, within the 5.2 million characters of its store. */
    draftChars: 2_550_000,
    /** Where the browser keeps the original besides: what the wizard shows of it. */
    preview: { maxSide: 1000, chars: 110_000 },
    /** Pictures in the library of one draft that are in none of its sections yet. */
    libraryFiles: 60,
    /** The originals that a browser is asked to keep, over all drafts. */
    originals: { files: 60, bytes: 150 * MEGABYTE },
  },
} as const;

/**
 * Files that visitors send by forms (ours): how many with a message, bytes of one, and of all messages of a site.
 * `leastFree`: bytes that must stay free in the store. `requestBytes` and `uploadMs` bound one request, more than which
 * is not read; `atOnce` bounds how many are arriving, since their files are in memory until they are judged.
 */
export const MESSAGE_FILES = {
  perMessage: 3,
  maxBytes: FILES.maxBytes,
  perSite: 200 * MEGABYTE,
  leastFree: 1024 * MEGABYTE,
  requestBytes: 64 * MEGABYTE,
  uploadMs: 5 * MINUTE,
  atOnce: { ofAddress: 2, ofSite: 4, ofProcess: 8 },
} as const;
