/**
 * The beginning of each ready template besides its parts and words: a layout of the catalogue most like it, its colour,
 * the font of its texts and, where it differs, of its headings, and its look.
 */
import type { FontKey } from '#core/limits/limits.js';
import type { Look } from '#core/design/look.js';
import type { TemplateId } from '../sections/full-page/template-pages.js';

type Row = readonly [
  id: TemplateId,
  layoutId: string,
  color: string,
  fonts: readonly [texts: FontKey, headings?: FontKey],
  look: Look,
];

export const TEMPLATE_ROWS: readonly Row[] = [
  ['shop-craft', 'full_page-7', '#0F766E', ['vazir', 'nazanin'], { corners: 'small', tone: 'warm' }],
  ['shop-window', 'full_page-2', '#DB2777', ['yekan'], { corners: 'round' }],
  ['shop-bazaar', 'full_page-4', '#D97706', ['vazir', 'titra'], { shadow: 'deep', tone: 'warm' }],
  ['clinic-care', 'full_page-1', '#059669', ['vazir'], {}],
  ['clinic-centre', 'full_page-7', '#0E7490', ['iransans'], { corners: 'small', tone: 'cool' }],
  ['clinic-calm', 'full_page-9', '#6366F1', ['yekan'], { corners: 'round', density: 'airy' }],
  ['restaurant-night', 'full_page-3', '#EA580C', ['vazir', 'nazanin'], { tone: 'warm' }],
  ['restaurant-garden', 'full_page-8', '#65A30D', ['composite'], { corners: 'round', tone: 'warm' }],
  ['restaurant-fire', 'full_page-10', '#BE123C', ['vazir', 'titra'], { corners: 'sharp' }],
  ['portfolio-magazine', 'full_page-5', '#DC2626', ['nazanin'], { corners: 'sharp', shadow: 'none', tone: 'neutral' }],
  ['portfolio-tiles', 'full_page-4', '#8B5CF6', ['composite'], { corners: 'round' }],
  ['portfolio-studio', 'full_page-2', '#0EA5E9', ['iransans'], { scheme: 'dark', corners: 'small', tone: 'neutral' }],
  ['company-trust', 'full_page-2', '#2563EB', ['iransans'], { tone: 'cool' }],
  ['company-tiles', 'full_page-4', '#334155', ['vazir'], { corners: 'sharp', shadow: 'none', tone: 'neutral' }],
  ['company-partner', 'full_page-10', '#0D9488', ['yekan'], { shadow: 'deep' }],
  ['school-light', 'full_page-1', '#F59E0B', ['vazir', 'composite'], { corners: 'round', tone: 'warm' }],
  ['school-campus', 'full_page-3', '#16A34A', ['vazir', 'nazanin'], {}],
  ['school-play', 'full_page-9', '#7C3AED', ['composite'], { corners: 'round', density: 'airy' }],
  [
    'beauty-mirror',
    'full_page-6',
    '#BE185D',
    ['vazir', 'nazanin'],
    { corners: 'round', tone: 'warm', density: 'airy' },
  ],
  [
    'beauty-gold',
    'full_page-10',
    '#B8860B',
    ['vazir', 'nazanin'],
    { corners: 'sharp', shadow: 'none', scheme: 'dark', tone: 'warm' },
  ],
  ['beauty-fresh', 'full_page-2', '#0D9488', ['yekan'], { corners: 'round', shadow: 'none' }],
  ['realestate-key', 'full_page-2', '#1D4ED8', ['iransans'], { shadow: 'deep' }],
  ['realestate-street', 'full_page-7', '#15803D', ['vazir'], { corners: 'small', tone: 'warm' }],
  ['realestate-tower', 'full_page-7', '#0F172A', ['yekan'], { corners: 'sharp', tone: 'neutral' }],
  ['law-office', 'full_page-5', '#1E3A5F', ['nazanin'], { corners: 'sharp', shadow: 'none', tone: 'warm' }],
  ['law-clear', 'full_page-10', '#0F766E', ['vazir'], { corners: 'small' }],
  ['law-scales', 'full_page-8', '#7C2D12', ['vazir', 'nazanin'], { corners: 'small', tone: 'warm', density: 'airy' }],
  ['building-house', 'full_page-6', '#B45309', ['vazir', 'titra'], { corners: 'sharp', tone: 'warm' }],
  ['building-frame', 'full_page-10', '#475569', ['iransans'], { corners: 'small', shadow: 'none', tone: 'cool' }],
  [
    'building-studio',
    'full_page-5',
    '#57534E',
    ['yekan'],
    { corners: 'sharp', shadow: 'none', tone: 'neutral', density: 'airy' },
  ],
  ['garage-pit', 'full_page-10', '#DC2626', ['vazir', 'titra'], { corners: 'small', scheme: 'dark', tone: 'neutral' }],
  ['garage-road', 'full_page-7', '#2563EB', ['yekan'], { shadow: 'deep', tone: 'cool' }],
  ['garage-care', 'full_page-8', '#16A34A', ['composite'], { corners: 'round' }],
  ['gym-iron', 'full_page-9', '#EAB308', ['vazir', 'titra'], { corners: 'sharp', scheme: 'dark', tone: 'neutral' }],
  ['gym-pulse', 'full_page-3', '#E11D48', ['iransans', 'titra'], { corners: 'small', density: 'compact' }],
  [
    'gym-breath',
    'full_page-5',
    '#0F766E',
    ['vazir', 'nazanin'],
    { corners: 'round', density: 'airy', tone: 'warm', shadow: 'none' },
  ],
];
