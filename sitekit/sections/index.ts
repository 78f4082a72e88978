/**
 * The list of section types. Each is one folder: its manifest, its layouts and samples (the kit), its styles. Nothing
 * that draws is loaded here: `kits.ts` has the kits at once, for Node.
 */
import type { Layout } from '../section.types.js';
import { aboutManifest } from './about/manifest.js';
import { accordionManifest } from './accordion/manifest.js';
import { blogPostsManifest } from './blog-posts/manifest.js';
import { callToActionsManifest } from './call-to-actions/manifest.js';
import { contactManifest } from './contact/manifest.js';
import { contentManifest } from './content/manifest.js';
import { faqsManifest } from './faqs/manifest.js';
import { featuresManifest } from './features/manifest.js';
import { footerManifest } from './footer/manifest.js';
import { formsManifest } from './forms/manifest.js';
import { galleryManifest } from './gallery/manifest.js';
import { headersManifest } from './headers/manifest.js';
import { heroManifest } from './hero/manifest.js';
import { leftRightSectionsManifest } from './left-right-sections/manifest.js';
import { logosManifest } from './logos/manifest.js';
import { newsletterManifest } from './newsletter/manifest.js';
import { pricingManifest } from './pricing/manifest.js';
import { servicesManifest } from './services/manifest.js';
import { socialsManifest } from './socials/manifest.js';
import { statsManifest } from './stats/manifest.js';
import { tablesManifest } from './tables/manifest.js';
import { teamManifest } from './team/manifest.js';
import { testimonialsManifest } from './testimonials/manifest.js';
import type { SectionManifest } from './manifest.types.js';

/** By type, as they are offered: from a page's top to its foot. Full pages are made of them (`full-page/`). */
export const SECTIONS: Readonly<Record<Layout['type'], SectionManifest>> = {
  headers: headersManifest,
  hero: heroManifest,
  logos: logosManifest,
  about: aboutManifest,
  services: servicesManifest,
  features: featuresManifest,
  left_right_sections: leftRightSectionsManifest,
  content: contentManifest,
  gallery: galleryManifest,
  stats: statsManifest,
  testimonials: testimonialsManifest,
  team: teamManifest,
  pricing: pricingManifest,
  tables: tablesManifest,
  faqs: faqsManifest,
  accordion: accordionManifest,
  blog_posts: blogPostsManifest,
  call_to_actions: callToActionsManifest,
  newsletter: newsletterManifest,
  forms: formsManifest,
  contact: contactManifest,
  socials: socialsManifest,
  footer: footerManifest,
};

/** The types of the list, in its order. */
export const SINGLE_TYPES = Object.keys(SECTIONS) as readonly Layout['type'][];
