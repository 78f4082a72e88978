/** Edits of the settings of a site. Pure. */
import type { Design } from '#core/design/design.js';
import type { DesignSettings } from '#core/design/design-settings.js';

/** The parts that change; undefined takes one away. */
export type SettingsChange = { readonly [Part in keyof DesignSettings]?: DesignSettings[Part] | undefined };

/** The design with these parts of its settings; without settings where none is left. */
export function editSettings(design: Design, change: SettingsChange): Design {
  const { settings: before, ...others } = design;
  const settings = Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, part]) => part !== undefined),
  ) as DesignSettings;
  return Object.keys(settings).length > 0 ? { ...others, settings } : others;
}
