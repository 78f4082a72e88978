import { Stack } from '@mantine/core';
import { DomainsTab } from './domains/domains-tab.js';
import { Registrations } from './registration/registrations.js';
import type { SiteTabProps } from './site/site-tab.js';
import { useOwnsSite } from './site/owns-site.js';

/** The domains of the site, and for its owner the registrations of those that were ordered with it. */
export function NamesTab({ site }: SiteTabProps) {
  const ownsSite = useOwnsSite();
  return (
    <Stack gap={40}>
      <DomainsTab site={site} />
      {ownsSite && <Registrations site={site} />}
    </Stack>
  );
}
