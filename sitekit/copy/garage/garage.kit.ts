import { generalScenes } from '../../art/general.scenes.js';
import { garageScenes } from '../../art/garage.scenes.js';
import type { TradeKit } from '../../layouts/library.js';
import { garageTemplates } from '../../templates/garage.texts.js';
import { garageRetired } from '../../templates/garage.retired.js';
import { garageCopy } from './garage.copy.js';
import { garageOffer } from './garage.offer.js';
import { garageStories } from './garage.stories.js';

/** The trade's own four scenes, then the general tiles and court, in the order of the gallery's captions. */
export const garageKit: TradeKit = {
  copy: { ...garageCopy, sections: { ...garageOffer, ...garageStories } },
  scenes: [...garageScenes, ...generalScenes.slice(2)],
  templates: garageTemplates,
  retired: garageRetired,
};
