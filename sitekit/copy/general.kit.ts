import { companyScenes } from '../art/company.scenes.js';
import { generalScenes } from '../art/general.scenes.js';
import { shopScenes } from '../art/shop.scenes.js';
import type { TradeKit } from '../layouts/library.js';
import { generalCopy } from './general.copy.js';

export const generalKit: TradeKit = {
  copy: generalCopy,
  scenes: [...generalScenes, ...companyScenes.slice(1, 2), ...shopScenes.slice(3)],
  templates: {},
  retired: {},
};
