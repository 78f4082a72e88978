import { generalScenes } from '../../art/general.scenes.js';
import { portfolioScenes } from '../../art/portfolio.scenes.js';
import type { TradeKit } from '../../layouts/library.js';
import { photographerTemplates } from '../../templates/photographer.texts.js';
import { portfolioRetired, portfolioReworded } from '../../templates/portfolio.retired.js';
import { portfolioTemplates } from '../../templates/portfolio.texts.js';
import { nearestWords } from '../nearest-words.js';
import { photographerCopy } from './photographer.copy.js';
import { photographerOffer } from './photographer.offer.js';
import { photographerStories } from './photographer.stories.js';

/** The desk and the wall of portfolios, then the general scenes, in the order of the gallery’s captions. */
export const photographerKit: TradeKit = {
  copy: { ...photographerCopy, sections: { ...photographerOffer, ...photographerStories } },
  scenes: [...portfolioScenes.slice(0, 2), ...generalScenes],
  templates: photographerTemplates,
  ...nearestWords({ templates: portfolioTemplates, retired: portfolioRetired, reworded: portfolioReworded }),
};
