/** The draft of a site in the SEO tab, without React: reading it, sending it, and keeping what is typed in this tab. */
import { z } from 'zod';
import type { DesignPage } from '#core/design/design.js';
import type { ShareTarget } from '#core/design/share-links.js';
import { fromKeyedLists, toKeyedLists } from '#core/design/keyed-lists.js';
import type { SiteSeoQuery, WizardDataInput } from '#client/gql/graphql.js';
import { tabStore } from '#client/lib/storage/tab-store.js';
import { readOrderDesign, type OrderDesign } from '#client/features/orders/index.js';
import { changedPages, mergeSeo, seoOf, withSeo, type MergedSeo, type SeoValues } from './seo.rules.js';

export interface SeoDraft {
  readonly version: number;
  readonly drawn: OrderDesign;
  readonly pages: readonly DesignPage[];
  readonly kept: SeoValues;
  /** The part of the design that is sent back, with all else that it holds. */
  readonly framework: Readonly<Record<string, unknown>>;
}

/** Null for a design without pages that can be read. */
export function readSeoDraft({ version, design }: SiteSeoQuery['siteDraft']): SeoDraft | null {
  const drawn = readOrderDesign(design);
  if (!drawn) return null;
  const { websiteFramework } = fromKeyedLists(design, 'dropped') as { websiteFramework: Record<string, unknown> };
  const { pages } = drawn.design;
  return { version, drawn, pages, kept: seoOf(pages), framework: websiteFramework };
}

/** The framework to save: the pages with the typed texts, everything else as it was. */
export function sentSeo({ framework, drawn, pages }: SeoDraft, typed: SeoValues): WizardDataInput {
  const dynamicDesign = { ...drawn.design, pages: withSeo(pages, typed) };
  return toKeyedLists({ websiteFramework: { ...framework, dynamicDesign } }) as WizardDataInput;
}

/** The same with another head; the pages are those of the draft. */
export function sentHead({ framework, drawn }: SeoDraft, head: Readonly<Record<string, string>>): WizardDataInput {
  const dynamicDesign = { ...drawn.design, head };
  return toKeyedLists({ websiteFramework: { ...framework, dynamicDesign } }) as WizardDataInput;
}

/** The same with other share links. */
export function sentShare({ framework, drawn }: SeoDraft, share: readonly ShareTarget[]): WizardDataInput {
  const dynamicDesign = { ...drawn.design, share: [...share] };
  return toKeyedLists({ websiteFramework: { ...framework, dynamicDesign } }) as WizardDataInput;
}

const valuesSchema = z.record(
  z.string(),
  z.object({ title: z.string(), description: z.string(), slug: z.string(), image: z.string() }),
);
const heldSchema = z.object({ base: valuesSchema, typed: valuesSchema });

const keyOf = (siteId: string): string => `site-seo:${siteId}`;

/** Stores what is typed and not saved, so a reload loses nothing. A browser that stores nothing loses only that. */
export function storeTyped(siteId: string, kept: SeoValues, typed: SeoValues): void {
  const changed = changedPages(kept, typed);
  const of = (values: SeoValues) =>
    Object.fromEntries(changed.flatMap((id) => (values[id] ? [[id, values[id]] as const] : [])));
  try {
    if (changed.length === 0) tabStore.removeItem(keyOf(siteId));
    else tabStore.setItem(keyOf(siteId), JSON.stringify({ base: of(kept), typed: of(typed) }));
  } catch {
    // The form still holds it.
  }
}

/** The draft's values with what this tab still holds over them. */
export function withHeld(siteId: string, kept: SeoValues): MergedSeo {
  try {
    const held = heldSchema.parse(JSON.parse(tabStore.getItem(keyOf(siteId)) ?? ''));
    return mergeSeo(held.base, held.typed, kept);
  } catch {
    return { values: kept, clashes: [] };
  }
}
