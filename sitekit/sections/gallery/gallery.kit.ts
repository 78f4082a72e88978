import { intro, numbered } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { galleryLayouts } from './gallery.layouts.js';

export const galleryKit: SectionKit = {
  layouts: galleryLayouts,
  samples: ({ gallery }) => ({
    ...intro(gallery),
    ...numbered(
      'item',
      ['caption'],
      gallery.captions.map((caption) => [caption]),
    ),
  }),
};
