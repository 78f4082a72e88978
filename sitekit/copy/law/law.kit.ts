import { generalScenes } from '../../art/general.scenes.js';
import { lawScenes } from '../../art/law.scenes.js';
import type { TradeKit } from '../../layouts/library.js';
import { lawTemplates } from '../../templates/law.texts.js';
import { lawRetired } from '../../templates/law.retired.js';
import { lawCopy } from './law.copy.js';
import { lawOffer } from './law.offer.js';
import { lawStories } from './law.stories.js';

/** The trade's own four scenes, then the general tiles and court, in the order of the gallery's captions. */
export const lawKit: TradeKit = {
  copy: { ...lawCopy, sections: { ...lawOffer, ...lawStories } },
  scenes: [...lawScenes, ...generalScenes.slice(2)],
  templates: lawTemplates,
  retired: lawRetired,
};
