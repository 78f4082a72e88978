import { generalScenes } from '../../art/general.scenes.js';
import { gymScenes } from '../../art/gym.scenes.js';
import type { TradeKit } from '../../layouts/library.js';
import { gymTemplates } from '../../templates/gym.texts.js';
import { gymRetired } from '../../templates/gym.retired.js';
import { gymCopy } from './gym.copy.js';
import { gymOffer } from './gym.offer.js';
import { gymStories } from './gym.stories.js';

/** The trade's own four scenes, then the general tiles and court, in the order of the gallery's captions. */
export const gymKit: TradeKit = {
  copy: { ...gymCopy, sections: { ...gymOffer, ...gymStories } },
  scenes: [...gymScenes, ...generalScenes.slice(2)],
  templates: gymTemplates,
  retired: gymRetired,
};
