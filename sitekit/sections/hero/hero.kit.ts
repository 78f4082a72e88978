import { intro, pairs } from '../../copy/slot-makers.js';
import type { SectionKit } from '../manifest.types.js';
import { heroLayouts } from './hero.layouts.js';

export const heroKit: SectionKit = {
  layouts: heroLayouts,
  samples: ({ hero, stats }) => ({
    ...intro(hero),
    primary: hero.primary,
    secondary: hero.secondary,
    note: hero.note,
    'badge.title': hero.badge[0],
    'badge.text': hero.badge[1],
    ...pairs('stat', stats),
  }),
};
