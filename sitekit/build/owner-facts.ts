/** What the customer wrote of themselves into the sections: their telephone, their address, their profiles. */
import { NETWORKS } from '../art/network-icons.js';
import { sharedTexts, type PageInput } from '../page-parts.js';
import { networkHref } from '../sections/socials/network-link.js';
import type { OwnerFacts } from './site-input.js';

const HANDLE = new RegExp(`(?:^|\\.)(${NETWORKS.join('|')})\\.handle$`);

/** Profiles in the order in which they were written, each once. */
function profilesOf(pages: readonly PageInput[]): string[] {
  const written = pages.flatMap(({ sections }) =>
    sections.flatMap(({ customData }) => Object.entries(customData?.texts ?? {})),
  );
  const found = written.flatMap(([slot, handle]) => {
    const network = NETWORKS.find((each) => each === HANDLE.exec(slot)?.[1]);
    const href = network && networkHref(network, handle);
    return href ? [href] : [];
  });
  return [...new Set(found)];
}

export function ownerFacts(pages: readonly PageInput[]): OwnerFacts {
  return { ...sharedTexts(pages), profiles: profilesOf(pages) };
}
