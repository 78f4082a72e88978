/** How the own texts of a ready template are written: its opening, then single slots of its sections. */
import type { Slots } from '../copy/slot-makers.js';

/** The eyebrow is empty where the first section has none. */
type Opening = readonly [eyebrow: string, title: string, text: string, primary: string];

/** Slots as in a full page: `hero.title`, `about.text`. What is not named stays the sample of the trade. */
export function templateTexts([eyebrow, title, text, primary]: Opening, rest: Slots): Slots {
  const above: Slots = eyebrow === '' ? {} : { 'hero.eyebrow': eyebrow };
  return { ...above, 'hero.title': title, 'hero.text': text, 'hero.primary': primary, ...rest };
}
