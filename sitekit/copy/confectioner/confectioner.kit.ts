import { generalScenes } from '../../art/general.scenes.js';
import { shopScenes } from '../../art/shop.scenes.js';
import type { TradeKit } from '../../layouts/library.js';
import { confectionerTemplates } from '../../templates/confectioner.texts.js';
import { shopRetired, shopReworded } from '../../templates/shop.retired.js';
import { shopTemplates } from '../../templates/shop.texts.js';
import { nearestWords } from '../nearest-words.js';
import { confectionerCopy } from './confectioner.copy.js';
import { confectionerOffer } from './confectioner.offer.js';
import { confectionerStories } from './confectioner.stories.js';

/** The shop's scenes but for its ceramics, then the general ones, in the order of the gallery's captions. */
export const confectionerKit: TradeKit = {
  copy: { ...confectionerCopy, sections: { ...confectionerOffer, ...confectionerStories } },
  scenes: [...shopScenes.slice(1), ...generalScenes.slice(1)],
  templates: confectionerTemplates,
  ...nearestWords({ templates: shopTemplates, retired: shopRetired, reworded: shopReworded }),
};
