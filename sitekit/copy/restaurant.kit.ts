import { generalScenes } from '../art/general.scenes.js';
import { restaurantScenes } from '../art/restaurant.scenes.js';
import type { TradeKit } from '../layouts/library.js';
import { restaurantTemplates } from '../templates/restaurant.texts.js';
import { restaurantRetired } from '../templates/restaurant.retired.js';
import { restaurantCopy } from './restaurant.copy.js';

/** The trade's own four scenes, then the general tiles and court, in the order of the gallery's captions. */
export const restaurantKit: TradeKit = {
  copy: restaurantCopy,
  scenes: [...restaurantScenes, ...generalScenes.slice(2)],
  templates: restaurantTemplates,
  retired: restaurantRetired,
};
