/** The layouts and samples of every section type at once, for Node; a browser fetches them one by one (`index.ts`). */
import type { Layout } from '../section.types.js';
import { aboutKit } from './about/about.kit.js';
import { accordionKit } from './accordion/accordion.kit.js';
import { blogPostsKit } from './blog-posts/blog-posts.kit.js';
import { callToActionsKit } from './call-to-actions/call-to-actions.kit.js';
import { contactKit } from './contact/contact.kit.js';
import { contentKit } from './content/content.kit.js';
import { faqsKit } from './faqs/faqs.kit.js';
import { featuresKit } from './features/features.kit.js';
import { footerKit } from './footer/footer.kit.js';
import { formsKit } from './forms/forms.kit.js';
import { galleryKit } from './gallery/gallery.kit.js';
import { headersKit } from './headers/headers.kit.js';
import { heroKit } from './hero/hero.kit.js';
import { leftRightSectionsKit } from './left-right-sections/left-right-sections.kit.js';
import { logosKit } from './logos/logos.kit.js';
import { newsletterKit } from './newsletter/newsletter.kit.js';
import { pricingKit } from './pricing/pricing.kit.js';
import { servicesKit } from './services/services.kit.js';
import { socialsKit } from './socials/socials.kit.js';
import { statsKit } from './stats/stats.kit.js';
import { tablesKit } from './tables/tables.kit.js';
import { teamKit } from './team/team.kit.js';
import { testimonialsKit } from './testimonials/testimonials.kit.js';
import type { SectionKit } from './manifest.types.js';

export const SECTION_KITS: Readonly<Record<Layout['type'], SectionKit>> = {
  headers: headersKit,
  hero: heroKit,
  logos: logosKit,
  about: aboutKit,
  services: servicesKit,
  features: featuresKit,
  left_right_sections: leftRightSectionsKit,
  content: contentKit,
  gallery: galleryKit,
  stats: statsKit,
  testimonials: testimonialsKit,
  team: teamKit,
  pricing: pricingKit,
  tables: tablesKit,
  faqs: faqsKit,
  accordion: accordionKit,
  blog_posts: blogPostsKit,
  call_to_actions: callToActionsKit,
  newsletter: newsletterKit,
  forms: formsKit,
  contact: contactKit,
  socials: socialsKit,
  footer: footerKit,
};
