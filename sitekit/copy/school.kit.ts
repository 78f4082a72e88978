import { generalScenes } from '../art/general.scenes.js';
import { schoolScenes } from '../art/school.scenes.js';
import type { TradeKit } from '../layouts/library.js';
import { schoolTemplates } from '../templates/school.texts.js';
import { schoolRetired, schoolReworded } from '../templates/school.retired.js';
import { schoolCopy } from './school.copy.js';

/** The trade's own four scenes, then the general tiles and court, in the order of the gallery's captions. */
export const schoolKit: TradeKit = {
  copy: schoolCopy,
  scenes: [...schoolScenes, ...generalScenes.slice(2)],
  templates: schoolTemplates,
  retired: schoolRetired,
  reworded: schoolReworded,
};
