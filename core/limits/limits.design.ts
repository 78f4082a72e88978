/** Bounds of a design, its lists and texts; limits.ts hands them on. */
const MEGABYTE = 1024 * 1024;

/**
 * Bounds of a stored design, so that no one stores a novel (ours; the documents name none). `maxSnapshotChars`: its
 * JSON without new pictures, enough for 25 tables at their bounds with cells of usual length. `bodyBytes`: a request
 * with such a design, two bytes for each Persian letter, a guest's pictures, and the names that GraphQL writes beside
 * each text.
 */
export const DESIGN = {
  maxPages: 30,
  maxSectionsPerPage: 40,
  maxImages: 200,
  maxSnapshotChars: 2_000_000,
  bodyBytes: 8 * MEGABYTE,
} as const;

/** Characters of the name of a slot, a list or a picture of a section. */
export const SLOT_NAME = 60;

/**
 * Items of the lists of a section (decision 165): of figures, plans and steps, of what a business has many of, and rows
 * of a table; the highest number that an item has, and lists that a section keeps.
 */
export const LISTS = { maxItems: 12, longItems: 60, tableRows: 200, maxNumber: 200, perSection: 40 } as const;

/** Columns of a table, with that of the names. */
export const TABLE_COLUMNS = 8;

/** A site's own menu: entries, entries of a group, characters of a label. */
export const MENU = { maxItems: 12, maxChildren: 8, label: 40 } as const;

/**
 * Characters of the announcement, of the owner's words on the page of addresses that do not exist, and of an icon that
 * is no file yet.
 */
export const DESIGN_SETTINGS = { announcement: 120, notFoundTitle: 80, notFoundText: 300, icon: 300_000 } as const;

/** The longest texts of a section, in characters. */
export const TEXTS = { line: 140, paragraph: 600 } as const;
