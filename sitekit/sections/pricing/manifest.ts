import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, HEADING_KINDS, PAIR, slotsAs } from '../slot-kinds.js';

const PLAN_POINTS = ['point1', 'point2', 'point3', 'point4'] as const;

export const pricingManifest: SectionManifest = {
  slots: {
    ...HEADING_KINDS,
    ...slotsAs('claim', 'note', 'badge'),
    ...fieldsAs('claim', 'plan#', 'title', 'price', 'unit', 'text', 'action', ...PLAN_POINTS),
    ...fieldsAs('claim', 'item#', ...PAIR, 'price'),
    ...fieldsAs('claim', 'row#', 'title', 'one', 'two', 'three'),
  },
  essential: /^(?:plan|item|row)\d+\.title$/,
  kit: () => import('./pricing.kit.js').then(({ pricingKit }) => pricingKit),
};
