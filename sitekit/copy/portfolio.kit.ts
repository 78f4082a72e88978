import { generalScenes } from '../art/general.scenes.js';
import { portfolioScenes } from '../art/portfolio.scenes.js';
import type { TradeKit } from '../layouts/library.js';
import { portfolioTemplates } from '../templates/portfolio.texts.js';
import { portfolioRetired, portfolioReworded } from '../templates/portfolio.retired.js';
import { portfolioCopy } from './portfolio.copy.js';

/** The trade's own four scenes, then the general tiles and court, in the order of the gallery's captions. */
export const portfolioKit: TradeKit = {
  copy: portfolioCopy,
  scenes: [...portfolioScenes, ...generalScenes.slice(2)],
  templates: portfolioTemplates,
  retired: portfolioRetired,
  reworded: portfolioReworded,
};
