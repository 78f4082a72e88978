import { pricingCopy } from './pricing.copy.js';
import { sectionCopy } from '../../copy/section-copies.js';
import { intro, numbered } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { pricingLayouts } from './pricing.layouts.js';

export const pricingKit: SectionKit = {
  layouts: pricingLayouts,
  samples: (copy, trade) => {
    const { plans, items, rows, note, badge, ...head } = sectionCopy('pricing', pricingCopy, copy, trade);
    const planFields = ['title', 'price', 'unit', 'text', 'action', 'point1', 'point2', 'point3', 'point4'];
    return {
      ...intro(head),
      note,
      badge,
      ...numbered(
        'plan',
        planFields,
        plans.map((plan) => [plan.title, plan.price, plan.unit, plan.text, plan.action, ...plan.points]),
      ),
      ...numbered('item', ['title', 'text', 'price'], items),
      ...numbered('row', ['title', 'one', 'two', 'three'], rows),
    };
  },
};
