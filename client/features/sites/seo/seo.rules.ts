/** SEO values of the pages of a site: as a form, as a part of the design, and merged with another's save. Pure. */
import { pageSeoSchema, type DesignPage } from '#core/design/design.js';
import { SLUG_FAULT_TEXTS, slugFaults } from '#core/design/page-address.js';

const SEO_FIELDS = ['title', 'description', 'slug', 'image'] as const;
export type SeoField = (typeof SEO_FIELDS)[number];

/** The typed texts; empty where nothing is. `image` is `file:<id>`. */
export type PageSeoValues = Readonly<Record<SeoField, string>>;
/** By the ids of the pages. */
export type SeoValues = Readonly<Record<string, PageSeoValues>>;

export function seoOf(pages: readonly DesignPage[]): SeoValues {
  return Object.fromEntries(
    pages.map(({ id, seo }) => [
      id,
      {
        title: seo?.title ?? '',
        description: seo?.description ?? '',
        slug: seo?.slug ?? '',
        image: seo?.image ?? '',
      },
    ]),
  );
}

/** The pages with what is typed; a page about which nothing is typed has no `seo`. */
export function withSeo(pages: readonly DesignPage[], values: SeoValues): DesignPage[] {
  return pages.map(({ seo, ...page }) => {
    const typed = values[page.id];
    if (!typed) return seo ? { ...page, seo } : page;
    const written = SEO_FIELDS.flatMap((field) => (typed[field].trim() ? [[field, typed[field].trim()] as const] : []));
    return written.length === 0 ? page : { ...page, seo: Object.fromEntries(written) };
  });
}

/** The ids of the pages whose values differ from what is kept. */
export function changedPages(kept: SeoValues, typed: SeoValues): string[] {
  return Object.keys(typed).filter((id) => SEO_FIELDS.some((field) => kept[id]?.[field] !== typed[id]?.[field]));
}

export type PageFaults = Readonly<Partial<Record<SeoField, string>>>;

/** The faults that the server would find, in Persian, by the ids of the pages; the rules are the server's own. */
export function seoFaults(pages: readonly DesignPage[], values: SeoValues): ReadonlyMap<string, PageFaults> {
  const typed = withSeo(pages, values);
  const slugs = slugFaults(typed);
  const faults = typed.flatMap(({ id, seo }): [string, PageFaults][] => {
    const issues = pageSeoSchema.safeParse(seo ?? {}).error?.issues ?? [];
    const slug = slugs.get(id);
    const found = {
      ...(slug && { slug: SLUG_FAULT_TEXTS[slug] }),
      ...Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])),
    };
    return Object.keys(found).length === 0 ? [] : [[id, found]];
  });
  return new Map(faults);
}

/** A field that two people have changed differently. */
export interface SeoClash {
  readonly pageId: string;
  readonly field: SeoField;
  readonly theirs: string;
}

export interface MergedSeo {
  readonly values: SeoValues;
  readonly clashes: readonly SeoClash[];
}

/**
 * Merges typed texts into a draft that somebody else has saved meanwhile: fields that were left alone become theirs,
 * and typed ones stay. `base`: what the typing began from.
 */
export function mergeSeo(base: SeoValues, typed: SeoValues, fresh: SeoValues): MergedSeo {
  const clashes: SeoClash[] = [];
  const merged = Object.entries(fresh).map(([pageId, theirs]) => {
    const fields = SEO_FIELDS.map((field) => {
      const [before, mine] = [base[pageId]?.[field] ?? '', typed[pageId]?.[field] ?? base[pageId]?.[field] ?? ''];
      if (mine === before) return [field, theirs[field]] as const;
      if (theirs[field] !== before && theirs[field] !== mine) clashes.push({ pageId, field, theirs: theirs[field] });
      return [field, mine] as const;
    });
    return [pageId, Object.fromEntries(fields) as PageSeoValues] as const;
  });
  return { values: Object.fromEntries(merged), clashes };
}

/** Cuts a text like a search engine: at the end of a word, with an ellipsis. `most` in characters. */
export function cutText(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const letters = [...plain];
  if (letters.length <= most) return plain;
  const cut = letters.slice(0, most).join('');
  const end = cut.lastIndexOf(' ');
  return `${end > most / 2 ? cut.slice(0, end) : cut} …`;
}

/** Characters as people count them, in one pass. */
export const lengthOf = (text: string): number => [...text.trim()].length;
