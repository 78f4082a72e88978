/** The whole library at once, for Node and the tools: importing this module fills the shelves of `library.ts`. */
import { generalKit } from '../copy/general.kit.js';
import { shopKit } from '../copy/shop.kit.js';
import { clinicKit } from '../copy/clinic.kit.js';
import { restaurantKit } from '../copy/restaurant.kit.js';
import { portfolioKit } from '../copy/portfolio.kit.js';
import { companyKit } from '../copy/company.kit.js';
import { schoolKit } from '../copy/school.kit.js';
import { beautyKit } from '../copy/beauty/beauty.kit.js';
import { realestateKit } from '../copy/realestate/realestate.kit.js';
import { lawKit } from '../copy/law/law.kit.js';
import { buildingKit } from '../copy/building/building.kit.js';
import { garageKit } from '../copy/garage/garage.kit.js';
import { gymKit } from '../copy/gym/gym.kit.js';
import { addSectionKit, addTradeKit, type SectionKit, type TradeKit } from '../layouts/library.js';
import type { Layout } from '../section.types.js';
import { headersKit } from '../sections/headers/headers.kit.js';
import { heroKit } from '../sections/hero/hero.kit.js';
import { logosKit } from '../sections/logos/logos.kit.js';
import { aboutKit } from '../sections/about/about.kit.js';
import { servicesKit } from '../sections/services/services.kit.js';
import { featuresKit } from '../sections/features/features.kit.js';
import { leftRightSectionsKit } from '../sections/left-right-sections/left-right-sections.kit.js';
import { contentKit } from '../sections/content/content.kit.js';
import { galleryKit } from '../sections/gallery/gallery.kit.js';
import { statsKit } from '../sections/stats/stats.kit.js';
import { testimonialsKit } from '../sections/testimonials/testimonials.kit.js';
import { teamKit } from '../sections/team/team.kit.js';
import { pricingKit } from '../sections/pricing/pricing.kit.js';
import { tablesKit } from '../sections/tables/tables.kit.js';
import { faqsKit } from '../sections/faqs/faqs.kit.js';
import { accordionKit } from '../sections/accordion/accordion.kit.js';
import { blogPostsKit } from '../sections/blog-posts/blog-posts.kit.js';
import { callToActionsKit } from '../sections/call-to-actions/call-to-actions.kit.js';
import { newsletterKit } from '../sections/newsletter/newsletter.kit.js';
import { formsKit } from '../sections/forms/forms.kit.js';
import { contactKit } from '../sections/contact/contact.kit.js';
import { socialsKit } from '../sections/socials/socials.kit.js';
import { footerKit } from '../sections/footer/footer.kit.js';
import type { Trade } from '../templates/trades.js';

const SECTION_KITS: Record<Layout['type'], SectionKit> = {
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

const TRADE_KITS: Record<Trade, TradeKit> = {
  general: generalKit,
  shop: shopKit,
  clinic: clinicKit,
  restaurant: restaurantKit,
  portfolio: portfolioKit,
  company: companyKit,
  school: schoolKit,
  beauty: beautyKit,
  realestate: realestateKit,
  law: lawKit,
  building: buildingKit,
  garage: garageKit,
  gym: gymKit,
};

for (const [type, kit] of Object.entries(SECTION_KITS)) addSectionKit(type as Layout['type'], kit);
for (const [trade, kit] of Object.entries(TRADE_KITS)) addTradeKit(trade as Trade, kit);
