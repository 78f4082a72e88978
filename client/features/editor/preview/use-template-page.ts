import { useMemo } from 'react';
import type { DesignPage } from '#core/design/design.js';
import { typesOfSection } from '#sitekit/layouts/library.js';
import type { KitNeeds } from '#sitekit/layouts/load.js';
import { designOfTemplate, type Template } from '#sitekit/templates/templates.js';
import { designMessages } from '../messages/design.messages.js';
import { useSiteKits } from '#client/ui/preview/use-site-kits.js';

/** The pieces a template is drawn with, its own words among them. */
export const needsOf = ({ id, layoutId, trade }: Template): KitNeeds => ({
  types: typesOfSection({ sectionType: 'full_page', layoutId, template: id }),
  trade,
});

/** The page of a template as it begins. Suspends until its words are here. */
export function useTemplatePage(template: Template): DesignPage | null {
  useSiteKits(needsOf(template));
  return useMemo(() => designOfTemplate(template, designMessages.mainPage).pages[0] ?? null, [template]);
}
