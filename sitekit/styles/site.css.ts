/** The stylesheet of customers' sites. */
import { announcementCss } from './announcement.css.js';
import { aboutCss } from '../sections/about/about.css.js';
import { baseCss } from './base.css.js';
import { callToActionsCss } from '../sections/call-to-actions/call-to-actions.css.js';
import { contactCss } from '../sections/contact/contact.css.js';
import { featuresCss } from '../sections/features/features.css.js';
import { footerCss } from '../sections/footer/footer.css.js';
import { galleryCss } from '../sections/gallery/gallery.css.js';
import { headersCss } from '../sections/headers/headers.css.js';
import { heroCss } from '../sections/hero/hero.css.js';
import { hiddenOnCss } from './hidden-on.css.js';
import { itemGridsCss } from './item-grids.css.js';
import { kitCss } from './kit.css.js';
import { lightBoxCss } from './light-box.css.js';
import { logosCss } from '../sections/logos/logos.css.js';
import { cornersCss, lookCss } from './look.css.js';
import { ownMenuCss } from './own-menu.css.js';
import { pricingCss } from '../sections/pricing/pricing.css.js';
import { privacyCss } from './privacy.css.js';
import { shareLinksCss } from './share-links.css.js';
import { sealsCss } from './seals.css.js';
import { socialLinksCss } from './social-links.css.js';
import { statsCss } from '../sections/stats/stats.css.js';
import { teamCss } from '../sections/team/team.css.js';
import { sectionStyleCss } from './section-style.css.js';
import { servicesCss } from '../sections/services/services.css.js';
import { accordionCss } from '../sections/accordion/accordion.css.js';
import { blogPostsCss } from '../sections/blog-posts/blog-posts.css.js';
import { contentCss } from '../sections/content/content.css.js';
import { formsCss } from '../sections/forms/forms.css.js';
import { leftRightSectionsCss } from '../sections/left-right-sections/left-right-sections.css.js';
import { newsletterCss } from '../sections/newsletter/newsletter.css.js';
import { socialsCss } from '../sections/socials/socials.css.js';
import { tablesCss } from '../sections/tables/tables.css.js';
import { testimonialsCss } from '../sections/testimonials/testimonials.css.js';
import { videoCss } from './video.css.js';

const layered = (css: string): string => `@layer bp{${css}}`;

const library = [
  baseCss,
  ...[
    kitCss,
    headersCss,
    heroCss,
    aboutCss,
    servicesCss,
    featuresCss,
    galleryCss,
    testimonialsCss,
    pricingCss,
    teamCss,
    statsCss,
    logosCss,
    callToActionsCss,
    footerCss,
    contactCss,
    formsCss,
    newsletterCss,
    accordionCss,
    blogPostsCss,
    contentCss,
    tablesCss,
    socialsCss,
    leftRightSectionsCss,
    itemGridsCss,
    lightBoxCss,
    videoCss,
    privacyCss,
    shareLinksCss,
    sealsCss,
    announcementCss,
    ownMenuCss,
    socialLinksCss,
    sectionStyleCss,
    hiddenOnCss,
  ].map(layered),
]
  .join('')
  .replace(/\s*\n\s*/g, '');

/** The one stylesheet of a site, as text: the same in Node and in the browser. */
export const siteCss = `${library}@layer bp-look{${cornersCss(library)}${lookCss.replace(/\s*\n\s*/g, '')}}`;
