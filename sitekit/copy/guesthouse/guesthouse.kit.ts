import { generalScenes } from '../../art/general.scenes.js';
import { restaurantScenes } from '../../art/restaurant.scenes.js';
import type { TradeKit } from '../../layouts/library.js';
import { guesthouseTemplates } from '../../templates/guesthouse.texts.js';
import { restaurantRetired } from '../../templates/restaurant.retired.js';
import { restaurantTemplates } from '../../templates/restaurant.texts.js';
import { nearestWords } from '../nearest-words.js';
import { guesthouseCopy } from './guesthouse.copy.js';
import { guesthouseOffer } from './guesthouse.offer.js';
import { guesthouseStories } from './guesthouse.stories.js';

/** The pot and the tea of restaurants, then the general scenes, in the order of the gallery’s captions. */
export const guesthouseKit: TradeKit = {
  copy: { ...guesthouseCopy, sections: { ...guesthouseOffer, ...guesthouseStories } },
  scenes: [...restaurantScenes.slice(2), ...generalScenes],
  templates: guesthouseTemplates,
  ...nearestWords({ templates: restaurantTemplates, retired: restaurantRetired }),
};
