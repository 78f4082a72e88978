/** The names of a site's pages in their addresses. Pure; the build, both APIs and the screens use the same rules. */

/** Files of a site that no page may take. */
const RESERVED_SLUGS: readonly string[] = ['index', '404'];
const LONGEST = 60;

/** The part of a page that its address depends on. */
export interface AddressedPage {
  readonly id: string;
  readonly name?: string | undefined;
  readonly seo?: { readonly slug?: string | undefined } | undefined;
}

/**
 * A text as part of an address: letters and digits of every script, lower case, hyphens between words. Arabic forms of
 * ی and ک become Persian, so that what looks the same is the same. Empty where nothing is left.
 */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...words].slice(0, LONGEST).join('').replace(/^-|-$/g, '');
}

/**
 * The part of each page's address behind the host, without `.html`, in the order of the pages; empty for the first, and
 * no two alike. Slugs that were typed are given before those that come from names, so that a typed slug without a fault
 * is always what the page gets.
 */
export function pageSlugs(pages: readonly AddressedPage[]): string[] {
  const taken = new Set(RESERVED_SLUGS);
  const take = (wanted: string): string => {
    let slug = wanted;
    for (let count = 2; taken.has(slug); count += 1) slug = `${wanted}-${count}`;
    taken.add(slug);
    return slug;
  };
  const typed = pages.map(({ seo }, at) => (at === 0 ? '' : slugOf(seo?.slug ?? '')));
  const given = typed.map((slug) => slug && take(slug));
  return pages.map(({ id, name = '' }, at) =>
    at === 0 ? '' : given[at] || take(slugOf(name) || slugOf(id) || `page-${at + 1}`),
  );
}

export type SlugFault = 'empty' | 'reserved' | 'taken';

/** Advice on a slug that a page cannot have, in Persian. */
export const SLUG_FAULT_TEXTS: Readonly<Record<SlugFault, string>> = {
  empty: 'آدرس صفحه باید حداقل یک حرف یا عدد داشته باشد.',
  reserved: 'این آدرس برای خود سایت رزرو شده است. آدرس دیگری بنویسید.',
  taken: 'صفحهٔ دیگری همین آدرس را دارد. آدرس دیگری بنویسید.',
};

/**
 * The typed slugs that cannot be had, by the ids of their pages; of two equal ones both. The first page has none, and a
 * page without one gets its name.
 */
export function slugFaults(pages: readonly AddressedPage[]): ReadonlyMap<string, SlugFault> {
  const typed = pages.slice(1).flatMap(({ id, seo }) => (seo?.slug?.trim() ? [{ id, slug: slugOf(seo.slug) }] : []));
  const counts = new Map<string, number>();
  for (const { slug } of typed) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  const faults = new Map<string, SlugFault>();
  for (const { id, slug } of typed) {
    if (slug === '') faults.set(id, 'empty');
    else if (RESERVED_SLUGS.includes(slug)) faults.set(id, 'reserved');
    else if ((counts.get(slug) ?? 0) > 1) faults.set(id, 'taken');
  }
  return faults;
}
