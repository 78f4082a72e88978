/** The names of the colours offered for a site. */
import type { BRAND } from '#core/limits/limits.js';

export type PresetColour = (typeof BRAND.presets)[number];

export const COLOUR_NAMES = {
  '#8B5CF6': 'بنفش',
  '#2563EB': 'آبی',
  '#0891B2': 'فیروزه‌ای',
  '#059669': 'زمردی',
  '#65A30D': 'سبز',
  '#D97706': 'کهربایی',
  '#EA580C': 'نارنجی',
  '#DC2626': 'سرخ',
  '#DB2777': 'سرخابی',
  '#334155': 'سربی',
} as const satisfies Record<PresetColour, string>;
