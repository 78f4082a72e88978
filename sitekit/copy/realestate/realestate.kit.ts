import { generalScenes } from '../../art/general.scenes.js';
import { realestateScenes } from '../../art/realestate.scenes.js';
import type { TradeKit } from '../../layouts/library.js';
import { realestateTemplates } from '../../templates/realestate.texts.js';
import { realestateRetired } from '../../templates/realestate.retired.js';
import { realestateCopy } from './realestate.copy.js';
import { realestateOffer } from './realestate.offer.js';
import { realestateStories } from './realestate.stories.js';

/** The trade's own four scenes, then the general tiles and court, in the order of the gallery's captions. */
export const realestateKit: TradeKit = {
  copy: { ...realestateCopy, sections: { ...realestateOffer, ...realestateStories } },
  scenes: [...realestateScenes, ...generalScenes.slice(2)],
  templates: realestateTemplates,
  retired: realestateRetired,
};
