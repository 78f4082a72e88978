/** The owner's own icon in the settings of a design. Pure. */
import type { Design } from './design.js';

/** The icon in a list; an empty list where there is none. */
export const iconsOf = ({ settings }: Pick<Design, 'settings'>): readonly string[] =>
  settings?.icon === undefined ? [] : [settings.icon];

/** The design with another icon, or without one where `edit` answers null; itself where nothing changes. */
export function withIcon<Iconed extends Pick<Design, 'settings'>>(
  design: Iconed,
  edit: (icon: string) => string | null,
): Iconed {
  const { settings } = design;
  if (settings?.icon === undefined) return design;
  const icon = edit(settings.icon);
  if (icon === settings.icon) return design;
  const { icon: _, ...others } = settings;
  const { settings: __, ...rest } = design;
  const left = icon === null ? others : { ...others, icon };
  return { ...rest, ...(Object.keys(left).length > 0 && { settings: left }) } as Iconed;
}
