/**
 * A site's own menu follows its pages: a new page joins at the end, one that is gone leaves, and an entry without words
 * of its own is called like its page. Apart from design-menu.ts so that what only draws does not load the schema. Pure.
 */
import { MENU } from '../limits/limits.js';
import { linkTarget, pageLink } from '../sections/link-target.js';
import type { DesignMenu, MenuItem, MenuLink } from './design-menu.js';

/** The part of a page that the menu depends on. */
interface ListedPage {
  readonly id: string;
  readonly name: string;
}

/** The page that a link leads to; null for every other link. */
export function pageOfLink(to: string): string | null {
  const target = linkTarget(to);
  return target?.kind === 'page' ? target.to : null;
}

const isGone = ({ to }: Pick<MenuLink, 'to'>, pages: readonly ListedPage[]): boolean => {
  const id = pageOfLink(to);
  return id !== null && !pages.some((page) => page.id === id);
};

const allEntries = (items: readonly MenuItem[]) => items.flatMap((item) => [item, ...item.children]);

/**
 * The entry for a page that nobody has put into the menu. The same page has the same id each time, unless an entry that
 * leads elsewhere by now has it.
 */
function pageEntry({ id: pageId }: Pick<ListedPage, 'id'>, taken: ReadonlySet<string>): MenuItem {
  const to = pageLink(pageId);
  let id = to;
  for (let n = 2; taken.has(id); n += 1) id = `${to}.${n}`;
  return { id, label: '', to, children: [] };
}

/** The pages that are neither in these entries nor hidden. */
export function pagesOutside<Page extends ListedPage>(
  { items, hidden }: Pick<DesignMenu, 'items' | 'hidden'>,
  pages: readonly Page[],
): readonly Page[] {
  const named = new Set(allEntries(items).map(({ to }) => pageOfLink(to)));
  return pages.filter(({ id }) => !named.has(id) && !hidden.includes(id));
}

/**
 * The menu with its pages as they are now: entries of pages that are gone have left, and their children have taken
 * their place; new pages have joined at the end, as many as there is room for.
 */
export function settledMenu(menu: DesignMenu, pages: readonly ListedPage[]): DesignMenu {
  const items = menu.items.flatMap((item): MenuItem[] => {
    const children = item.children.filter((child) => !isGone(child, pages));
    if (!isGone(item, pages)) return [{ ...item, children }];
    return children.map((child) => ({ ...child, children: [] }));
  });
  const kept = items.slice(0, MENU.maxItems);
  const hidden = menu.hidden.filter((id) => pages.some((page) => page.id === id));
  const taken = new Set(allEntries(kept).map(({ id }) => id));
  const joined = pagesOutside({ items: kept, hidden }, pages).map((page) => pageEntry(page, taken));
  return { ...menu, items: [...kept, ...joined].slice(0, MENU.maxItems), hidden };
}

/** The words of an entry: its own, or the name of its page; empty where there are neither. */
export function menuLabel({ label, to }: Pick<MenuLink, 'label' | 'to'>, pages: readonly ListedPage[]): string {
  if (label !== '') return label;
  const id = pageOfLink(to);
  return pages.find((page) => page.id === id)?.name ?? '';
}

/** All links of a menu as they are stored. */
export function menuLinks({ items, button }: DesignMenu): string[] {
  return [...allEntries(items), ...(button ? [button] : [])].map(({ to }) => to);
}

/** The menu with `edit` done to each of its links. */
export function mapMenuLinks({ items, button, ...menu }: DesignMenu, edit: (to: string) => string): DesignMenu {
  const edited = items.map((item) => ({
    ...item,
    to: edit(item.to),
    children: item.children.map((child) => ({ ...child, to: edit(child.to) })),
  }));
  return { ...menu, items: edited, ...(button && { button: { ...button, to: edit(button.to) } }) };
}
