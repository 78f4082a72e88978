/**
 * The parts of the ready templates, by their ids. A stored site names its template, so a row that was offered once
 * keeps its parts for good: another page is another id.
 */
import type { FullPageLayout } from '../../section.types.js';

/** Layout ids in the order of the page; after a colon the tone, where it is not the layout's own. */
const PAGES = {
  'shop-craft':
    'headers-2 hero-12 features-11 services-5 about-4 pricing-8 testimonials-1 call_to_actions-2 contact-1 footer-1',
  'shop-window': 'headers-3 hero-2 gallery-4 services-15 testimonials-2 newsletter-3 contact-2 footer-3',
  'shop-bazaar':
    'headers-6 hero-4 logos-1 services-13 stats-9 testimonials-9 faqs-2 call_to_actions-5 contact-7 footer-5',
  'clinic-care': 'headers-20 hero-1 features-12 services-1 about-1 team-1 faqs-3 contact-4 footer-9',
  'clinic-centre': 'headers-12 hero-11 services-11 stats-2 team-3 testimonials-8 faqs-8 forms-1 contact-5 footer-8',
  'clinic-calm': 'headers-11 hero-8 about-9 services-16 pricing-2 testimonials-5 call_to_actions-7 contact-3 footer-17',
  'restaurant-night':
    'headers-15 hero-3 about-2 pricing-4 gallery-2 testimonials-6 call_to_actions-14 contact-1 footer-10',
  'restaurant-garden': 'headers-10 hero-13 about-5 pricing-8 features-6 gallery-7 testimonials-7 contact-4 footer-4',
  'restaurant-fire':
    'headers-7 hero-9 stats-1 services-9 pricing-10 gallery-12 testimonials-3 call_to_actions-8 contact-3 footer-15',
  'portfolio-magazine': 'headers-8 hero-5 gallery-5 services-2 about-3 logos-8 call_to_actions-3 contact-6 footer-2',
  'portfolio-tiles': 'headers-14 hero-22 gallery-13 features-2 content-13 testimonials-9 faqs-3 contact-7 footer-6',
  'portfolio-studio': 'headers-18 hero-27 gallery-11 about-10 services-14 pricing-13 testimonials-12 forms-3 footer-12',
  'company-trust':
    'headers-1 hero-17 logos-2 services-8 stats-5 features-14 testimonials-10 faqs-1 call_to_actions-9 contact-2 footer-1',
  'company-tiles':
    'headers-5 hero-21 features-16 about-8 logos-4 team-8 tables-2 call_to_actions-19 contact-5 footer-23',
  'company-partner':
    'headers-16 hero-10 about-7 services-10 content-4 pricing-1:plain stats-4 logos-6 call_to_actions-17 contact-13 footer-11',
  'school-light':
    'headers-22 hero-16 features-1 services-18 stats-3 team-4 testimonials-8 faqs-5 contact-2:plain footer-18',
  'school-campus':
    'headers-25 hero-20 services-17 accordion-4 gallery-1 team-7 pricing-3:plain newsletter-2 contact-5 footer-19',
  'school-play':
    'headers-34 hero-30 features-17 left_right_sections-1 gallery-9 tables-5 testimonials-6 call_to_actions-4 contact-7 footer-13',
  'beauty-mirror':
    'headers-9 hero-26 services-5 about-4 gallery-8 pricing-11 testimonials-5 forms-2 contact-1 footer-14',
  'beauty-gold':
    'headers-30 hero-33 about-2:plain services-6 pricing-21 gallery-3 team-2:plain call_to_actions-16 contact-4 footer-24',
  'beauty-fresh':
    'headers-19 hero-28 features-5 services-22 pricing-7 team-6 testimonials-4 faqs-6 contact-15 footer-7',
  'realestate-key': 'headers-21 hero-7 stats-7 services-25 gallery-6 about-25 faqs-6 forms-6 contact-5 footer-9',
  'realestate-street':
    'headers-13 hero-37 features-22 left_right_sections-3 tables-1 team-10 testimonials-13 call_to_actions-10 contact-1 footer-5',
  'realestate-tower':
    'headers-37 hero-35 gallery-11 features-15 accordion-1 pricing-5 stats-14 call_to_actions-6 contact-16 footer-25',
  'law-office': 'headers-17 hero-14 services-2 about-16 team-5 stats-7 faqs-1 forms-5 contact-6 footer-12',
  'law-clear':
    'headers-12 hero-31 features-12 services-8 content-12:plain accordion-7 pricing-13 testimonials-8 forms-8 contact-2 footer-8',
  'law-scales':
    'headers-32 hero-39 about-6 services-7 content-11 team-13 faqs-4 call_to_actions-2 contact-17 footer-16',
  'building-house':
    'headers-26 hero-25 gallery-5 services-18 stats-13 left_right_sections-6 testimonials-10 faqs-3 contact-13 footer-21',
  'building-frame':
    'headers-35 hero-34 features-3 accordion-4 gallery-15 services-11 tables-5 testimonials-3 forms-9 footer-20',
  'building-studio':
    'headers-28 hero-23 about-7 gallery-10 services-9 content-3 team-9 call_to_actions-18 contact-20 footer-3',
  'garage-pit':
    'headers-4 hero-32 stats-9 services-30 features-10 pricing-12 testimonials-3 faqs-9 call_to_actions-15 contact-3 footer-10',
  'garage-road':
    'headers-31 hero-36 features-12 services-4 left_right_sections-7 pricing-6 tables-3 contact-12 footer-22',
  'garage-care':
    'headers-27 hero-40 services-12 about-23 accordion-5 gallery-7 pricing-1:plain faqs-7 forms-4 contact-7:plain footer-13',
  'gym-iron':
    'headers-33 hero-29 stats-8 services-21 team-11 pricing-9:plain testimonials-15 call_to_actions-13 contact-8 footer-23',
  'gym-pulse':
    'headers-16 hero-19 services-15 tables-8 features-28 pricing-2 team-6 testimonials-11 faqs-8:plain contact-10 footer-4',
  'gym-breath':
    'headers-11 hero-42 about-18 services-3 gallery-9 content-6 tables-4 testimonials-7 newsletter-6 contact-5 footer-17',
} as const;

export type TemplateId = keyof typeof PAGES;
type Part = FullPageLayout['parts'][number];

const TONES = ['plain', 'soft', 'tint', 'brand', 'ink'] as const;

function partOf(written: string): Part {
  const [layoutId = '', named] = written.split(':');
  const tone = TONES.find((each) => each === named);
  return tone ? { layoutId, tone } : { layoutId };
}

const isTemplateId = (id: string): id is TemplateId => Object.hasOwn(PAGES, id);
const made = new Map<string, FullPageLayout>();

/** A full page with the parts of a template; itself where the template is unknown. The same object every time. */
export function templatePage(layout: FullPageLayout, template: string): FullPageLayout {
  if (!isTemplateId(template)) return layout;
  const key = `${layout.id} ${template}`;
  const page = made.get(key) ?? { ...layout, parts: PAGES[template].split(' ').map(partOf) };
  made.set(key, page);
  return page;
}
