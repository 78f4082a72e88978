import { generalScenes } from '../art/general.scenes.js';
import { clinicScenes } from '../art/clinic.scenes.js';
import type { TradeKit } from '../layouts/library.js';
import { clinicTemplates } from '../templates/clinic.texts.js';
import { clinicRetired, clinicReworded } from '../templates/clinic.retired.js';
import { clinicCopy } from './clinic.copy.js';

/** The trade's own four scenes, then the general tiles and court, in the order of the gallery's captions. */
export const clinicKit: TradeKit = {
  copy: clinicCopy,
  scenes: [...clinicScenes, ...generalScenes.slice(2)],
  templates: clinicTemplates,
  retired: clinicRetired,
  reworded: clinicReworded,
};
