import { clinicScenes } from '../../art/clinic.scenes.js';
import { garageScenes } from '../../art/garage.scenes.js';
import { generalScenes } from '../../art/general.scenes.js';
import type { TradeKit } from '../../layouts/library.js';
import { repairsTemplates } from '../../templates/repairs.texts.js';
import { garageRetired } from '../../templates/garage.retired.js';
import { garageTemplates } from '../../templates/garage.texts.js';
import { nearestWords } from '../nearest-words.js';
import { repairsCopy } from './repairs.copy.js';
import { repairsOffer } from './repairs.offer.js';
import { repairsStories } from './repairs.stories.js';

/** Tools of garages and the calendar of clinics, then the general scenes, in the order of the gallery’s captions. */
export const repairsKit: TradeKit = {
  copy: { ...repairsCopy, sections: { ...repairsOffer, ...repairsStories } },
  scenes: [...garageScenes.slice(1, 2), ...clinicScenes.slice(3), ...generalScenes],
  templates: repairsTemplates,
  ...nearestWords({ templates: garageTemplates, retired: garageRetired }),
};
