import { intro, pairs } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { featuresLayouts } from './features.layouts.js';

export const featuresKit: SectionKit = {
  layouts: featuresLayouts,
  samples: ({ features }) => ({ ...intro(features), ...pairs('item', features.items) }),
};
