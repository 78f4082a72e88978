/** The links of a site that belong to none of its sections: those of its menu and of its announcement. Pure. */
import type { Design } from './design.js';
import { mapMenuLinks, menuLinks } from './menu.js';

export type LinkedParts = Pick<Design, 'menu' | 'settings'>;

/** All of them as they are stored. */
export function siteLinks({ menu, settings }: LinkedParts): string[] {
  const { to } = settings?.announcement ?? {};
  return [...(menu ? menuLinks(menu) : []), ...(to ? [to] : [])];
}

/** The parts with `edit` done to each of their links. */
export function mapSiteLinks({ menu, settings }: LinkedParts, edit: (to: string) => string): LinkedParts {
  return {
    ...(menu && { menu: mapMenuLinks(menu, edit) }),
    ...(settings && { settings: withLink(settings, edit) }),
  };
}

function withLink(settings: NonNullable<Design['settings']>, edit: (to: string) => string) {
  const { announcement } = settings;
  return announcement?.to ? { ...settings, announcement: { ...announcement, to: edit(announcement.to) } } : settings;
}
