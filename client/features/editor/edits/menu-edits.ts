/** Edits of a site's own menu. Pure; ids are made by the caller. An edit that does not apply changes nothing. */
import type { Design } from '#core/design/design.js';
import type { DesignMenu, MenuButton, MenuItem, MenuLink } from '#core/design/design-menu.js';
import { pagesOutside, settledMenu } from '#core/design/menu.js';
import { MENU } from '#core/limits/limits.js';
import { insertAt, moved } from './design-parts.js';

export type MenuEdit =
  /** These take the place of the automatic menu. */
  | { readonly kind: 'begun'; readonly items: readonly MenuItem[] }
  /** The automatic menu is back. */
  | { readonly kind: 'ended' }
  /** At the end of a group, or of the whole menu. */
  | { readonly kind: 'added'; readonly entry: MenuLink; readonly groupId: string | null }
  | { readonly kind: 'changed'; readonly id: string; readonly label?: string; readonly to?: string }
  /** The page of the entry is left out from now on. */
  | { readonly kind: 'removed'; readonly id: string }
  /** To another place in its list, counted from 0. */
  | { readonly kind: 'moved'; readonly id: string; readonly to: number }
  /** To the end of the group of the entry before. */
  | { readonly kind: 'nested'; readonly id: string }
  /** Out of its group, to the place after it. */
  | { readonly kind: 'unnested'; readonly id: string }
  /** Fields that are left out stay; null takes the button away. */
  | { readonly kind: 'button'; readonly button: Partial<MenuButton> | null };

/** The design with its menu edited. A page that an edit takes out of the menu cannot join again by itself. */
export function editMenu(design: Design, edit: MenuEdit): Design {
  const { menu: before, ...others } = design;
  if (edit.kind === 'ended') return before ? others : design;
  if (edit.kind === 'begun') return { ...design, menu: withHidden({ items: [...edit.items], hidden: [] }, design) };
  if (!before) return design;
  const settled = settledMenu(before, design.pages);
  const edited = editSettled(settled, edit);
  return edited === settled ? design : { ...design, menu: withHidden(edited, design) };
}

const withHidden = (menu: DesignMenu, { pages }: Design): DesignMenu => ({
  ...menu,
  hidden: pagesOutside({ items: menu.items, hidden: [] }, pages).map(({ id }) => id),
});

type SettledEdit = Exclude<MenuEdit, { readonly kind: 'begun' | 'ended' }>;

function editSettled(menu: DesignMenu, edit: SettledEdit): DesignMenu {
  switch (edit.kind) {
    case 'added':
      return edit.groupId === null ? addItem(menu, edit.entry) : addChild(menu, edit.groupId, edit.entry);
    case 'changed':
      return changeEntry(menu, edit);
    case 'removed':
      return removeEntry(menu, edit.id);
    case 'moved':
      return moveEntry(menu, edit.id, edit.to);
    case 'nested':
      return nestEntry(menu, edit.id);
    case 'unnested':
      return unnestEntry(menu, edit.id);
    case 'button':
      return setButton(menu, edit.button);
    default:
      return edit satisfies never;
  }
}

/** Edits the entries; the menu itself where they stay the same. */
function onItems(menu: DesignMenu, edit: (items: MenuItem[]) => MenuItem[]): DesignMenu {
  const items = edit(menu.items);
  return items === menu.items ? menu : { ...menu, items };
}

function onItem(menu: DesignMenu, id: string, edit: (item: MenuItem) => MenuItem): DesignMenu {
  return onItems(menu, (items) => {
    const edited = items.map((item) => (item.id === id ? edit(item) : item));
    return edited.some((item, at) => item !== items[at]) ? edited : items;
  });
}

const groupOf = ({ items }: DesignMenu, id: string): MenuItem | undefined =>
  items.find(({ children }) => children.some((child) => child.id === id));

function addItem(menu: DesignMenu, entry: MenuLink): DesignMenu {
  return onItems(menu, (items) => (items.length >= MENU.maxItems ? items : [...items, { ...entry, children: [] }]));
}

function addChild(menu: DesignMenu, groupId: string, entry: MenuLink): DesignMenu {
  return onItem(menu, groupId, (item) =>
    item.children.length >= MENU.maxChildren ? item : { ...item, children: [...item.children, entry] },
  );
}

function changeEntry(menu: DesignMenu, { id, label, to }: Extract<MenuEdit, { readonly kind: 'changed' }>): DesignMenu {
  const change = <Entry extends MenuLink>(entry: Entry): Entry =>
    entry.id === id
      ? { ...entry, ...(label !== undefined && { label: label.slice(0, MENU.label) }), ...(to !== undefined && { to }) }
      : entry;
  return onItems(menu, (items) =>
    items.map((item) => ({ ...change(item), children: item.children.map((child) => change(child)) })),
  );
}

function removeEntry(menu: DesignMenu, id: string): DesignMenu {
  const group = groupOf(menu, id);
  if (group) return onItem(menu, group.id, (item) => ({ ...item, children: without(item.children, id) }));
  return onItems(menu, (items) => (items.some((item) => item.id === id) ? without(items, id) : items));
}

const without = <Entry extends { readonly id: string }>(entries: readonly Entry[], id: string): Entry[] =>
  entries.filter((entry) => entry.id !== id);

function moveEntry(menu: DesignMenu, id: string, to: number): DesignMenu {
  const movedTo = <Entry extends { readonly id: string }>(entries: Entry[]): Entry[] =>
    moved(
      entries,
      entries.findIndex((entry) => entry.id === id),
      to,
    );
  const group = groupOf(menu, id);
  if (!group) return onItems(menu, movedTo);
  return onItem(menu, group.id, (item) => {
    const children = movedTo(item.children);
    return children === item.children ? item : { ...item, children };
  });
}

/** The entry whose group an entry can join: the one before it; undefined where it can join none. */
export function groupBefore({ items }: Pick<DesignMenu, 'items'>, id: string): MenuItem | undefined {
  const at = items.findIndex((item) => item.id === id);
  const before = items[at - 1];
  const hasGroup = (items[at]?.children.length ?? 0) > 0;
  return !hasGroup && before && before.children.length < MENU.maxChildren ? before : undefined;
}

function nestEntry(menu: DesignMenu, id: string): DesignMenu {
  const group = groupBefore(menu, id);
  const found = menu.items.find((item) => item.id === id);
  if (!group || !found) return menu;
  const { children: _, ...entry } = found;
  return addChild(removeEntry(menu, id), group.id, entry);
}

function unnestEntry(menu: DesignMenu, id: string): DesignMenu {
  const group = groupOf(menu, id);
  const entry = group?.children.find((child) => child.id === id);
  if (!group || !entry || menu.items.length >= MENU.maxItems) return menu;
  const after = menu.items.indexOf(group) + 1;
  return onItems(removeEntry(menu, id), (items) => insertAt(items, after, { ...entry, children: [] }));
}

function setButton({ button: before, ...menu }: DesignMenu, change: Partial<MenuButton> | null): DesignMenu {
  if (change === null) return menu;
  const button = { label: '', to: '', ...before, ...change };
  return { ...menu, button: { ...button, label: button.label.slice(0, MENU.label) } };
}
