/** The stylesheet of customers' sites. */
import { aboutCss } from './about.css.js';
import { baseCss } from './base.css.js';
import { callToActionsCss } from './call-to-actions.css.js';
import { contactCss } from './contact.css.js';
import { featuresCss } from './features.css.js';
import { footerCss } from './footer.css.js';
import { galleryCss } from './gallery.css.js';
import { headersCss } from './headers.css.js';
import { heroCss } from './hero.css.js';
import { itemGridsCss } from './item-grids.css.js';
import { kitCss } from './kit.css.js';
import { lightBoxCss } from './light-box.css.js';
import { logosCss } from './logos.css.js';
import { cornersCss, lookCss } from './look.css.js';
import { pricingCss } from './pricing.css.js';
import { privacyCss } from './privacy.css.js';
import { shareLinksCss } from './share-links.css.js';
import { socialLinksCss } from './social-links.css.js';
import { statsCss } from './stats.css.js';
import { teamCss } from './team.css.js';
import { sectionStyleCss } from './section-style.css.js';
import { servicesCss } from './services.css.js';
import { accordionCss } from './accordion.css.js';
import { blogPostsCss } from './blog-posts.css.js';
import { contentCss } from './content.css.js';
import { formsCss } from './forms.css.js';
import { leftRightSectionsCss } from './left-right-sections.css.js';
import { newsletterCss } from './newsletter.css.js';
import { socialsCss } from './socials.css.js';
import { tablesCss } from './tables.css.js';
import { testimonialsCss } from './testimonials.css.js';
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
    socialLinksCss,
    sectionStyleCss,
  ].map(layered),
]
  .join('')
  .replace(/\s*\n\s*/g, '');

/** The one stylesheet of a site, as text: the same in Node and in the browser. */
export const siteCss = `${library}@layer bp-look{${cornersCss(library)}${lookCss.replace(/\s*\n\s*/g, '')}}`;
