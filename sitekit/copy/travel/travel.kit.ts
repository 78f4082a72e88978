import { garageScenes } from '../../art/garage.scenes.js';
import { generalScenes } from '../../art/general.scenes.js';
import { schoolScenes } from '../../art/school.scenes.js';
import type { TradeKit } from '../../layouts/library.js';
import { travelTemplates } from '../../templates/travel.texts.js';
import { companyRetired, companyReworded } from '../../templates/company.retired.js';
import { companyTemplates } from '../../templates/company.texts.js';
import { nearestWords } from '../nearest-words.js';
import { travelCopy } from './travel.copy.js';
import { travelOffer } from './travel.offer.js';
import { travelStories } from './travel.stories.js';

/** The globe of schools and the road of garages, then the general scenes, in the order of the gallery’s captions. */
export const travelKit: TradeKit = {
  copy: { ...travelCopy, sections: { ...travelOffer, ...travelStories } },
  scenes: [...schoolScenes.slice(1, 2), ...garageScenes.slice(3), ...generalScenes],
  templates: travelTemplates,
  ...nearestWords({ templates: companyTemplates, retired: companyRetired, reworded: companyReworded }),
};
