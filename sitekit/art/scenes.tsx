/** Every drawn picture: four of each trade, then the general ones, so that a gallery of six never repeats. */
import type { ReactNode } from 'react';
import type { Trade } from '../trades.js';
import { clinicScenes } from './clinic.scenes.js';
import { companyScenes } from './company.scenes.js';
import { generalScenes } from './general.scenes.js';
import { portfolioScenes } from './portfolio.scenes.js';
import { restaurantScenes } from './restaurant.scenes.js';
import { schoolScenes } from './school.scenes.js';
import { shopScenes } from './shop.scenes.js';

type Scene = () => ReactNode;

const OWN: Record<Trade, readonly Scene[]> = {
  general: generalScenes,
  shop: shopScenes,
  clinic: clinicScenes,
  restaurant: restaurantScenes,
  portfolio: portfolioScenes,
  company: companyScenes,
  school: schoolScenes,
};

/** In the order of the gallery's captions: the trade's four scenes, then tiles and court. */
const EXTRA: readonly Scene[] = generalScenes.slice(2);
const GENERAL_EXTRA: readonly Scene[] = [...companyScenes.slice(1, 2), ...shopScenes.slice(3)];

/** The `index`-th picture of a trade, counted from 0; wraps around. Goes into an `svg` of 800 × 600. */
export function drawScene(trade: Trade, index: number): ReactNode {
  const all = [...OWN[trade], ...(trade === 'general' ? GENERAL_EXTRA : EXTRA)];
  return all[index % all.length]?.() ?? null;
}
