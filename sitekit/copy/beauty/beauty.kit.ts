import { generalScenes } from '../../art/general.scenes.js';
import { beautyScenes } from '../../art/beauty.scenes.js';
import type { TradeKit } from '../../layouts/library.js';
import { beautyTemplates } from '../../templates/beauty.texts.js';
import { beautyRetired } from '../../templates/beauty.retired.js';
import { beautyCopy } from './beauty.copy.js';
import { beautyOffer } from './beauty.offer.js';
import { beautyStories } from './beauty.stories.js';

/** The trade's own four scenes, then the general tiles and court, in the order of the gallery's captions. */
export const beautyKit: TradeKit = {
  copy: { ...beautyCopy, sections: { ...beautyOffer, ...beautyStories } },
  scenes: [...beautyScenes, ...generalScenes.slice(2)],
  templates: beautyTemplates,
  retired: beautyRetired,
};
