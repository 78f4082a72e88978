/** The entries with which an owner begins: those of the automatic menu. Its kits must be loaded. */
import type { Design } from '#core/design/design.js';
import type { MenuItem } from '#core/design/design-menu.js';
import { settledMenu } from '#core/design/menu.js';
import { sectionLink } from '#core/sections/link-target.js';
import { drawnPages } from '#core/design/shared-sections.js';
import { NAV_LABELS } from '#sitekit/copy/slots.messages.js';
import { partsInNav } from '#sitekit/design/site-facts.js';
import { pageParts } from '#sitekit/page/page-parts.js';
import { knownTexts } from '#sitekit/texts/known-texts.js';
import type { Trade } from '#sitekit/templates/trades.js';

export function startingItems(design: Design, trade: Trade): readonly MenuItem[] {
  const pages = drawnPages(design);
  const [page] = pages;
  if (pages.length > 1 || page === undefined) return settledMenu({ items: [], hidden: [] }, pages).items;
  const parts = pageParts(page.sections, { trade, known: knownTexts(pages, design.facts) });
  return partsInNav(parts).map(({ key, slotPrefix, layout, anchorId }) => ({
    id: `menu-${anchorId}`,
    label: NAV_LABELS[layout.type] ?? '',
    // A part of a full page has no id of its own.
    to: slotPrefix === '' ? sectionLink(page.id, key.slice(0, key.lastIndexOf('/'))) : `#${anchorId}`,
    children: [],
  }));
}
