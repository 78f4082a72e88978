/** Metadata of the landing page. `__PUBLIC_URL__` is replaced by the server with its own address. */
import { PRICES } from '#core/pricing/price-list.js';
import { tomanToRial } from '#core/money.js';
import { absoluteAddress, shareTags, type PlatformSettings } from '#core/platform.js';
import { landing } from '#client/lib/messages/landing.messages.js';

/** The server's address, where no other address was set. */
const HERE = '__PUBLIC_URL__';

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const named = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}" />`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}" />`;

export function headOf(site: PlatformSettings): string {
  const origin = site.url ?? HERE;
  const shared = shareTags(site, origin);
  const { 'og:description': description, 'og:image': image } = shared;
  const builtSize = [property('og:image:width', '1200'), property('og:image:height', '630')];
  return [
    `<title>${escape(site.defaultTitle)}</title>`,
    named('description', description),
    named('keywords', site.keywords.join('، ')),
    `<link rel="canonical" href="${escape(origin)}/" />`,
    ...Object.entries(shared).map(([name, text]) => property(name, text)),
    property('og:url', `${origin}/`),
    ...(site.defaultImage === null ? builtSize : []),
    property('og:image:alt', site.slogan),
    named('twitter:card', 'summary_large_image'),
    ...(site.twitter === null ? [] : [named('twitter:site', site.twitter)]),
    named('twitter:title', site.defaultTitle),
    named('twitter:description', description),
    named('twitter:image', image),
    `<script type="application/ld+json">${JSON.stringify(structuredData(site, origin)).replace(/</g, '\\u003c')}</script>`,
  ].join('\n    ');
}

function structuredData(site: PlatformSettings, origin: string): object {
  const home = `${origin}/`;
  const elsewhere = [site.instagram, site.linkedin, site.github].filter((address) => Boolean(address));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${home}#org`,
        name: site.name,
        slogan: site.slogan,
        url: home,
        logo: absoluteAddress(site.logo ?? '/assets/favicon.svg', origin),
        email: site.email,
        telephone: site.phone,
        sameAs: elsewhere,
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#site`,
        url: home,
        name: site.name,
        description: site.description,
        inLanguage: 'fa-IR',
        publisher: { '@id': `${home}#org` },
      },
      {
        '@type': 'Service',
        name: landing.value.plan,
        provider: { '@id': `${home}#org` },
        areaServed: 'IR',
        offers: {
          '@type': 'Offer',
          price: tomanToRial(PRICES.base),
          priceCurrency: 'IRR',
          url: `${origin}/wizard`,
        },
      },
    ],
  };
}
