import { generalScenes } from '../../art/general.scenes.js';
import { restaurantScenes } from '../../art/restaurant.scenes.js';
import type { TradeKit } from '../../layouts/library.js';
import { weddinghallTemplates } from '../../templates/weddinghall.texts.js';
import { restaurantRetired } from '../../templates/restaurant.retired.js';
import { restaurantTemplates } from '../../templates/restaurant.texts.js';
import { nearestWords } from '../nearest-words.js';
import { weddinghallCopy } from './weddinghall.copy.js';
import { weddinghallOffer } from './weddinghall.offer.js';
import { weddinghallStories } from './weddinghall.stories.js';

/** The plate and the table of restaurants, then the general scenes, in the order of the gallery’s captions. */
export const weddinghallKit: TradeKit = {
  copy: { ...weddinghallCopy, sections: { ...weddinghallOffer, ...weddinghallStories } },
  scenes: [...restaurantScenes.slice(0, 2), ...generalScenes],
  templates: weddinghallTemplates,
  ...nearestWords({ templates: restaurantTemplates, retired: restaurantRetired }),
};
