import { generalScenes } from '../../art/general.scenes.js';
import { buildingScenes } from '../../art/building.scenes.js';
import type { TradeKit } from '../../layouts/library.js';
import { buildingTemplates } from '../../templates/building.texts.js';
import { buildingRetired, buildingReworded } from '../../templates/building.retired.js';
import { buildingCopy } from './building.copy.js';
import { buildingOffer } from './building.offer.js';
import { buildingStories } from './building.stories.js';

/** The trade's own four scenes, then the general tiles and court, in the order of the gallery's captions. */
export const buildingKit: TradeKit = {
  copy: { ...buildingCopy, sections: { ...buildingOffer, ...buildingStories } },
  scenes: [...buildingScenes, ...generalScenes.slice(2)],
  templates: buildingTemplates,
  retired: buildingRetired,
  reworded: buildingReworded,
};
