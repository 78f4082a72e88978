import { generalScenes } from '../art/general.scenes.js';
import { shopScenes } from '../art/shop.scenes.js';
import type { TradeKit } from '../layouts/library.js';
import { shopTemplates } from '../templates/shop.texts.js';
import { shopRetired, shopReworded } from '../templates/shop.retired.js';
import { shopCopy } from './shop.copy.js';

/** The trade's own four scenes, then the general tiles and court, in the order of the gallery's captions. */
export const shopKit: TradeKit = {
  copy: shopCopy,
  scenes: [...shopScenes, ...generalScenes.slice(2)],
  templates: shopTemplates,
  retired: shopRetired,
  reworded: shopReworded,
};
