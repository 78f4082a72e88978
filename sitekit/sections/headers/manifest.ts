import type { SectionManifest } from '../manifest.types.js';
import { slotsAs } from '../slot-kinds.js';

export const headersManifest: SectionManifest = {
  slots: { ...slotsAs('ornament', 'cta'), ...slotsAs('claim', 'note'), ...slotsAs('contact', 'phone', 'email') },
  kit: () => import('./headers.kit.js').then(({ headersKit }) => headersKit),
};
