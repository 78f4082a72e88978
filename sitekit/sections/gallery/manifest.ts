import type { SectionManifest } from '../manifest.types.js';
import { fieldsAs, INTRO_KINDS } from '../slot-kinds.js';

export const galleryManifest: SectionManifest = {
  slots: { ...INTRO_KINDS, ...fieldsAs('ornament', 'item#', 'caption') },
  kit: () => import('./gallery.kit.js').then(({ galleryKit }) => galleryKit),
};
