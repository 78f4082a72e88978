/** From a site's own menu to the links that are drawn: entries without words, or that lead nowhere, are left out. */
import type { DesignMenu, MenuButton, MenuLink } from '#core/design/design-menu.js';
import { menuLabel, pageOfLink, settledMenu } from '#core/design/menu.js';
import type { PageInput } from '../page/page-parts.js';
import type { NavLink, SiteFacts } from '../section.types.js';
import { linkAddress, type LinkPlaces } from '../texts/link-address.js';

type Places = LinkPlaces<PageInput>;

/** Empty where it leads nowhere, as the heading of a group may. */
function linkOf({ label, to }: Pick<MenuLink, 'label' | 'to'>, places: Places): NavLink {
  const { pageId } = places;
  const isCurrent = pageId !== undefined && pageOfLink(to) === pageId;
  return {
    label: menuLabel({ label, to }, places.pages),
    href: linkAddress(to, places) ?? '',
    ...(isCurrent && { isCurrent }),
  };
}

const leadsSomewhere = ({ label, href }: NavLink): boolean => label !== '' && href !== '';

function buttonOf(button: MenuButton | undefined, places: Places): NavLink | null {
  const link = button && linkOf(button, places);
  return link && leadsSomewhere(link) ? link : null;
}

/** `places.pageId` is the page that is drawn: links to it are marked. */
export function ownMenu(menu: DesignMenu, places: Places): Pick<SiteFacts, 'nav' | 'isOwnMenu' | 'menuButton'> {
  const nav = settledMenu(menu, places.pages).items.flatMap((item): NavLink[] => {
    const link = linkOf(item, places);
    const children = item.children.map((child) => linkOf(child, places)).filter(leadsSomewhere);
    if (children.length === 0) return leadsSomewhere(link) ? [link] : [];
    return link.label === '' ? children : [{ ...link, children }];
  });
  return { nav, isOwnMenu: true, menuButton: buttonOf(menu.button, places) };
}
