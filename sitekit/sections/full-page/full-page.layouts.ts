import { layoutId } from '#core/catalogue.js';
import type { FullPageLayout } from '../../section.types.js';

type Part = FullPageLayout['parts'][number];
const part = (layout: string, over: Omit<Part, 'layoutId'> = {}): Part => ({ layoutId: layout, ...over });

const PAGES: readonly (readonly [name: string, parts: readonly Part[]])[] = [
  [
    'روشن و کامل',
    [
      part('headers-1'),
      part('hero-1'),
      part('services-1'),
      part('about-1'),
      part('testimonials-2', { tone: 'tint' }),
      part('call_to_actions-1'),
      part('contact-1'),
      part('footer-1'),
    ],
  ],
  [
    'ویترین',
    [
      part('headers-3'),
      part('hero-2'),
      part('features-1'),
      part('gallery-4'),
      part('testimonials-1', { tone: 'plain' }),
      part('call_to_actions-2', { tone: 'soft' }),
      part('contact-2', { tone: 'plain' }),
      part('footer-3'),
    ],
  ],
  [
    'شبانه',
    [
      part('headers-4'),
      part('hero-3'),
      part('services-3', { tone: 'plain' }),
      part('about-4'),
      part('gallery-2'),
      part('contact-4', { tone: 'soft' }),
      part('footer-4'),
    ],
  ],
  [
    'کاشی',
    [
      part('headers-1', { tone: 'soft' }),
      part('hero-4'),
      part('features-2', { tone: 'plain' }),
      part('about-2', { tone: 'tint' }),
      part('testimonials-3'),
      part('call_to_actions-4'),
      part('contact-3'),
      part('footer-2'),
    ],
  ],
  [
    'مجله',
    [
      part('headers-2'),
      part('hero-5'),
      part('about-3'),
      part('services-2'),
      part('gallery-3'),
      part('call_to_actions-3'),
      part('contact-1', { tone: 'soft' }),
      part('footer-3'),
    ],
  ],
  [
    'طاق',
    [
      part('headers-1'),
      part('hero-6'),
      part('features-3'),
      part('services-4'),
      part('gallery-1'),
      part('testimonials-4', { tone: 'tint' }),
      part('contact-2', { tone: 'plain' }),
      part('footer-4'),
    ],
  ],
  [
    'میدان',
    [
      part('headers-6'),
      part('hero-11'),
      part('logos-1'),
      part('services-12'),
      part('about-5'),
      part('stats-1', { tone: 'brand' }),
      part('testimonials-8'),
      part('faqs-2'),
      part('call_to_actions-17'),
      part('contact-5'),
      part('footer-5'),
    ],
  ],
  [
    'رواق',
    [
      part('headers-10'),
      part('hero-13'),
      part('about-9'),
      part('services-6', { tone: 'soft' }),
      part('gallery-9', { tone: 'plain' }),
      part('pricing-1'),
      part('testimonials-11'),
      part('newsletter-3'),
      part('contact-6'),
      part('footer-19'),
    ],
  ],
  [
    'کتیبهٔ شب',
    [
      part('headers-13'),
      part('hero-29'),
      part('stats-2'),
      part('services-3', { tone: 'plain' }),
      part('about-22'),
      part('gallery-5'),
      part('team-2'),
      part('call_to_actions-15'),
      part('contact-7', { tone: 'soft' }),
      part('footer-23'),
    ],
  ],
  [
    'پوستر',
    [
      part('headers-7'),
      part('hero-9'),
      part('features-5'),
      part('about-8'),
      part('team-6', { tone: 'plain' }),
      part('pricing-2', { tone: 'tint' }),
      part('faqs-3'),
      part('call_to_actions-7'),
      part('contact-13'),
      part('footer-8'),
    ],
  ],
];

export const fullPageLayouts: FullPageLayout[] = PAGES.map(([name, parts], index) => ({
  id: layoutId('full_page', index + 1),
  type: 'full_page',
  n: index + 1,
  name,
  parts,
}));
