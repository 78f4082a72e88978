/** Metadata of the landing page (S-047). `__PUBLIC_URL__` is replaced by the server with its own address. */
import { PRICES } from '../../core/price-list.js';
import { tomanToRial } from '../../core/money.js';
import { SITE } from '../../core/site.js';
import { landing } from '../lib/messages/landing.messages.js';

const HOME = '__PUBLIC_URL__/';
const IMAGE = '__PUBLIC_URL__/assets/og.jpg';

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
const named = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}" />`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}" />`;

export function headOf(): string {
  return [
    `<title>${escape(landing.title)}</title>`,
    named('description', SITE.description),
    named('keywords', SITE.keywords.join('، ')),
    `<link rel="canonical" href="${HOME}" />`,
    property('og:type', 'website'),
    property('og:site_name', SITE.name),
    property('og:locale', SITE.locale),
    property('og:title', landing.title),
    property('og:description', SITE.description),
    property('og:url', HOME),
    property('og:image', IMAGE),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', SITE.slogan),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', landing.title),
    named('twitter:description', SITE.description),
    named('twitter:image', IMAGE),
    `<script type="application/ld+json">${JSON.stringify(structuredData()).replace(/</g, '\\u003c')}</script>`,
  ].join('\n    ');
}

function structuredData(): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${HOME}#org`,
        name: SITE.name,
        url: HOME,
        logo: '__PUBLIC_URL__/assets/favicon.svg',
        email: SITE.email,
        telephone: SITE.phone,
      },
      {
        '@type': 'WebSite',
        '@id': `${HOME}#site`,
        url: HOME,
        name: SITE.name,
        description: SITE.description,
        inLanguage: 'fa-IR',
        publisher: { '@id': `${HOME}#org` },
      },
      {
        '@type': 'Service',
        name: landing.value.plan,
        provider: { '@id': `${HOME}#org` },
        areaServed: 'IR',
        offers: {
          '@type': 'Offer',
          price: tomanToRial(PRICES.base),
          priceCurrency: 'IRR',
          url: `__PUBLIC_URL__/wizard`,
        },
      },
    ],
  };
}
