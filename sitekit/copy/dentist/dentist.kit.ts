import { clinicScenes } from '../../art/clinic.scenes.js';
import { generalScenes } from '../../art/general.scenes.js';
import type { TradeKit } from '../../layouts/library.js';
import { clinicRetired, clinicReworded } from '../../templates/clinic.retired.js';
import { clinicTemplates } from '../../templates/clinic.texts.js';
import { dentistTemplates } from '../../templates/dentist.texts.js';
import { nearestWords } from '../nearest-words.js';
import { dentistCopy } from './dentist.copy.js';
import { dentistOffer } from './dentist.offer.js';
import { dentistStories } from './dentist.stories.js';

/** The house and the calendar of clinics, then the general scenes, in the order of the gallery's captions. */
export const dentistKit: TradeKit = {
  copy: { ...dentistCopy, sections: { ...dentistOffer, ...dentistStories } },
  scenes: [...clinicScenes.slice(0, 1), ...clinicScenes.slice(3), ...generalScenes],
  templates: dentistTemplates,
  ...nearestWords({ templates: clinicTemplates, retired: clinicRetired, reworded: clinicReworded }),
};
