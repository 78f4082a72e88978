import { generalScenes } from '../../art/general.scenes.js';
import { schoolScenes } from '../../art/school.scenes.js';
import type { TradeKit } from '../../layouts/library.js';
import { languageschoolTemplates } from '../../templates/languageschool.texts.js';
import { schoolRetired, schoolReworded } from '../../templates/school.retired.js';
import { schoolTemplates } from '../../templates/school.texts.js';
import { nearestWords } from '../nearest-words.js';
import { languageschoolCopy } from './languageschool.copy.js';
import { languageschoolOffer } from './languageschool.offer.js';
import { languageschoolStories } from './languageschool.stories.js';

/** The books, globe and pencils of schools, then the general scenes, in the order of the gallery's captions. */
export const languageschoolKit: TradeKit = {
  copy: { ...languageschoolCopy, sections: { ...languageschoolOffer, ...languageschoolStories } },
  scenes: [...schoolScenes.slice(0, 2), ...schoolScenes.slice(3), ...generalScenes.slice(1)],
  templates: languageschoolTemplates,
  ...nearestWords({ templates: schoolTemplates, retired: schoolRetired, reworded: schoolReworded }),
};
