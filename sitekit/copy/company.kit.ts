import { generalScenes } from '../art/general.scenes.js';
import { companyScenes } from '../art/company.scenes.js';
import type { TradeKit } from '../layouts/library.js';
import { companyTemplates } from '../templates/company.texts.js';
import { companyRetired, companyReworded } from '../templates/company.retired.js';
import { companyCopy } from './company.copy.js';

/** The trade's own four scenes, then the general tiles and court, in the order of the gallery's captions. */
export const companyKit: TradeKit = {
  copy: companyCopy,
  scenes: [...companyScenes, ...generalScenes.slice(2)],
  templates: companyTemplates,
  retired: companyRetired,
  reworded: companyReworded,
};
