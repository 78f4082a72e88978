/** What a page says to machines (schema.org as JSON-LD): facts that the customer gave, and nothing else. */
import { toLatinDigits } from '../../core/text/digits.js';
import type { Trade } from '../templates/trades.js';
import type { OwnerFacts, SiteInput } from './site-input.js';

/** Kinds of places that people visit or call. */
const PLACES: Record<Trade, string> = {
  general: 'LocalBusiness',
  shop: 'Store',
  clinic: 'MedicalClinic',
  restaurant: 'Restaurant',
  portfolio: 'ProfessionalService',
  company: 'LocalBusiness',
  school: 'EducationalOrganization',
  beauty: 'BeautySalon',
  realestate: 'RealEstateAgent',
  law: 'LegalService',
  building: 'GeneralContractor',
  garage: 'AutoRepair',
  gym: 'HealthClub',
};

/** A business that nobody can call or visit is an organization only. */
function ownerType({ siteType, trade, facts: said }: SiteInput, facts: OwnerFacts): string {
  if (siteType === 'personal') return 'Person';
  return facts.address || facts.phone || facts.mobile ? PLACES[said?.trade ?? trade] : 'Organization';
}

const telephone = (text: string | undefined): string | undefined =>
  (text && toLatinDigits(text).replace(/[^\d+]/g, '')) || undefined;

function owner(input: SiteInput, name: string, facts: OwnerFacts, logo: string | null): object {
  const type = ownerType(input, facts);
  const profiles = facts.profiles ?? [];
  return {
    '@type': type,
    '@id': `${input.origin}/#owner`,
    name,
    url: `${input.origin}/`,
    description: facts.description,
    telephone: telephone(facts.phone) ?? telephone(facts.mobile),
    email: facts.email?.trim() || undefined,
    address: facts.address?.trim() || undefined,
    hasMap: type === 'Person' || type === 'Organization' ? undefined : facts.mapLink,
    sameAs: profiles.length > 0 ? profiles : undefined,
    ...(logo && (type === 'Person' ? { image: logo } : { logo, image: logo })),
  };
}

export interface PageFacts {
  readonly siteName: string;
  readonly facts: OwnerFacts;
  /** Absolute. */
  readonly logo: string | null;
  /** Absolute, encoded. */
  readonly address: string;
  readonly title: string;
  readonly description: string;
}

/** The owner, the site and the page, each naming the others. */
export function pageJsonLd(input: SiteInput, page: PageFacts): object {
  const site = `${input.origin}/#site`;
  const by = { '@id': `${input.origin}/#owner` };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      owner(input, page.siteName, page.facts, page.logo),
      {
        '@type': 'WebSite',
        '@id': site,
        url: `${input.origin}/`,
        name: page.siteName,
        inLanguage: 'fa-IR',
        publisher: by,
      },
      {
        '@type': 'WebPage',
        '@id': page.address,
        url: page.address,
        name: page.title,
        description: page.description,
        inLanguage: 'fa-IR',
        isPartOf: { '@id': site },
        about: by,
      },
    ],
  };
}
