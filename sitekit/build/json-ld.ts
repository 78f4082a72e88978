/** The structured data of a page (schema.org as JSON-LD): facts that the customer gave, and nothing else. */
import type { DesignFacts } from '#core/design/design-facts.js';
import { readOpeningHours } from '#core/sites/opening-hours.js';
import { toLatinDigits } from '#core/text/digits.js';
import { namedLines } from '../texts/answer-texts.js';
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
  dentist: 'Dentist',
  confectioner: 'Bakery',
  languageschool: 'EducationalOrganization',
  photographer: 'ProfessionalService',
  guesthouse: 'LodgingBusiness',
  travel: 'TravelAgency',
  weddinghall: 'EventVenue',
  repairs: 'HomeAndConstructionBusiness',
};

/** A business that nobody can call or visit is an organization only. */
function ownerType({ siteType, trade, facts: said }: SiteInput, facts: OwnerFacts): string {
  if (siteType === 'personal') return 'Person';
  return facts.address || facts.phone || facts.mobile ? PLACES[said?.trade ?? trade] : 'Organization';
}

const telephone = (text: string | undefined): string | undefined =>
  (text && toLatinDigits(text).replace(/[^\d+]/g, '')) || undefined;

/** The written address is one line; which part of it is the city, nobody can tell for sure. */
function postalAddress(text: string | undefined): object | undefined {
  const written = text?.trim();
  return written ? { '@type': 'PostalAddress', streetAddress: written } : undefined;
}

/** The services and people that the owner named; prices are words and not claimed to machines. */
function work({ services, people }: NonNullable<DesignFacts['answers']>): object {
  const offers = namedLines(services).map(({ title: name, text }) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name, ...(text && { description: text }) },
  }));
  const employees = namedLines(people).map(({ title: name, text }) => ({
    '@type': 'Person',
    name,
    ...(text && { jobTitle: text }),
  }));
  return { ...(offers.length > 0 && { makesOffer: offers }), ...(employees.length > 0 && { employee: employees }) };
}

function owner(input: SiteInput, { siteName: name, facts, logo, photograph }: PageFacts): object {
  const type = ownerType(input, facts);
  const isPlace = type !== 'Person' && type !== 'Organization';
  const image = photograph ?? logo;
  const profiles = facts.profiles ?? [];
  return {
    '@type': type,
    '@id': `${input.origin}/#owner`,
    name,
    url: `${input.origin}/`,
    description: facts.description,
    telephone: telephone(facts.phone) ?? telephone(facts.mobile),
    email: facts.email?.trim() || undefined,
    address: postalAddress(facts.address),
    openingHours: (isPlace && readOpeningHours(input.facts?.hours ?? [])) || undefined,
    hasMap: isPlace ? facts.mapLink : undefined,
    sameAs: profiles.length > 0 ? profiles : undefined,
    ...(type !== 'Person' && work(input.facts?.answers ?? {})),
    ...(logo && type !== 'Person' && { logo }),
    ...(image && { image }),
  };
}

export interface PageFacts {
  readonly siteName: string;
  readonly facts: OwnerFacts;
  /** Absolute. */
  readonly logo: string | null;
  /** Absolute; of the customer's own pictures the first that the pages show. */
  readonly photograph: string | null;
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
      owner(input, page),
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
