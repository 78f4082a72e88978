import { intro, pairs } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { servicesLayouts } from './services.layouts.js';

export const servicesKit: SectionKit = {
  layouts: servicesLayouts,
  samples: ({ services, cta }) => ({ ...intro(services), ...pairs('item', services.items), action: cta.primary }),
};
