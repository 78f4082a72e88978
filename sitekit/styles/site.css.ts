/** The one stylesheet of a site, as text: the same in Node and in the browser. */
import { aboutCss } from './about.css.js';
import { baseCss } from './base.css.js';
import { closingCss } from './closing.css.js';
import { contactCss } from './contact.css.js';
import { featuresCss } from './features.css.js';
import { galleryCss } from './gallery.css.js';
import { headersCss } from './headers.css.js';
import { heroCss } from './hero.css.js';
import { servicesCss } from './services.css.js';
import { testimonialsCss } from './testimonials.css.js';

const layered = (css: string): string => `@layer bp{${css}}`;

export const siteCss = [
  baseCss,
  ...[headersCss, heroCss, aboutCss, servicesCss, featuresCss, galleryCss, testimonialsCss, closingCss, contactCss].map(
    layered,
  ),
]
  .join('')
  .replace(/\s*\n\s*/g, '');
