/** The customer's own statements, once among the facts of the site or in its sections. */
import type { DesignFacts } from '#core/design/design-facts.js';
import { networkHref, NETWORKS } from '#core/sites/network-link.js';
import { writtenTexts } from '../texts/known-texts.js';
import type { PageInput } from '../page/page-parts.js';
import type { OwnerFacts } from './site-input.js';

const HANDLE = new RegExp(`(?:^|\\.)(${NETWORKS.join('|')})\\.handle$`);

/** Profiles in the order in which they were written, each once. */
function profilesOf(pages: readonly PageInput[], { profiles = {} }: DesignFacts): string[] {
  const given = NETWORKS.map((network) => networkHref(network, profiles[network] ?? ''));
  const written = pages.flatMap(({ sections }) =>
    sections.flatMap(({ customData }) => Object.entries(customData?.texts ?? {})),
  );
  const found = written.flatMap(([slot, handle]) => {
    const network = NETWORKS.find((each) => each === HANDLE.exec(slot)?.[1]);
    const href = network && networkHref(network, handle);
    return href ? [href] : [];
  });
  return [...new Set([...given.filter((href) => href !== null), ...found])];
}

/** The facts count before what stands in a section. */
export function ownerFacts(pages: readonly PageInput[], facts: DesignFacts = {}): OwnerFacts {
  const { phone, mobile, email, address, description, mapLink } = facts;
  const given = Object.entries({ phone, mobile, email, address, description, mapLink }).filter(([, each]) => each);
  return { ...writtenTexts(pages), ...Object.fromEntries(given), profiles: profilesOf(pages, facts) };
}
