/** The part of a design that is the site's own menu (menu.ts says what is shown of it). */
import { z } from 'zod';
import { DESIGN, MENU } from '../limits/limits.js';
import { toPersianDigits } from '../text/digits.js';
import { isStoredLink, linkSchemaOf, type IsLink } from './design-link.js';

const LONG_LABEL = `هر مورد منو حداکثر ${toPersianDigits(MENU.label)} کاراکتر باشد.`;

/** Free, unique in the menu. */
const id = z.string().min(1).max(100);

/** An entry of the menu, whose links are what `isLink` says. */
function entryOf(isLink: IsLink) {
  return {
    /** Empty for an entry that is called like its page. */
    label: z.string().trim().max(MENU.label, LONG_LABEL).default(''),
    /** Empty for none. */
    to: linkSchemaOf(isLink).default(''),
  };
}

type Identified = { readonly id: string };

const hasOwnIds = (items: readonly (Identified & { readonly children: readonly Identified[] })[]): boolean => {
  const ids = items.flatMap((item) => [item.id, ...item.children.map((child) => child.id)]);
  return new Set(ids).size === ids.length;
};

/** Undefined where there is none. `isLink`: what may stand where an entry leads. */
export function menuSchemaOf(isLink: IsLink) {
  const entry = entryOf(isLink);
  const item = z.object({
    id,
    ...entry,
    /** The entries of a group; these have none of their own. */
    children: z
      .array(z.object({ id, ...entry }))
      .max(MENU.maxChildren, `هر زیرمنو حداکثر ${toPersianDigits(MENU.maxChildren)} مورد دارد.`)
      .default([]),
  });
  return z
    .object({
      items: z
        .array(item)
        .max(MENU.maxItems, `منو حداکثر ${toPersianDigits(MENU.maxItems)} مورد دارد.`)
        .refine(hasOwnIds, 'دو مورد منو یک شناسه دارند.')
        .default([]),
      /** The ids of the pages that the owner left out; all other pages join at the end. */
      hidden: z.array(z.string().min(1).max(80)).max(DESIGN.maxPages).default([]),
      /** Drawn as a button after the entries. */
      button: z.object(entry).optional(),
    })
    .optional();
}

export const designMenuSchema = menuSchemaOf(isStoredLink);

export type DesignMenu = NonNullable<z.output<typeof designMenuSchema>>;
export type MenuItem = DesignMenu['items'][number];
export type MenuLink = Omit<MenuItem, 'children'>;
export type MenuButton = NonNullable<DesignMenu['button']>;
