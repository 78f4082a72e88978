import { Stack, Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminSiteMessages as texts } from './admin-sites.messages.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import { SITE_SECTIONS } from './site-sections.js';

/** Customers' sites and all that is done about them; `?section=` says which part is open. */
export function SitesTab() {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('section');
  const open = SITE_SECTIONS.find(({ key }) => key === wanted) ?? SITE_SECTIONS[0];
  if (!open) return null;
  // The search and filters of the section before go from the address.
  const turnTo = (key: string | null) => {
    if (key && key !== open.key) setParams({ tab: 'sites', section: key }, { preventScrollReset: true });
  };
  const { Panel } = open;
  return (
    <Stack gap="lg">
      {SITE_SECTIONS.length > 1 && (
        <Tabs variant="pills" value={open.key} onChange={turnTo}>
          <Tabs.List aria-label={texts.sectionsLabel}>
            {SITE_SECTIONS.map(({ key, label }) => (
              <Tabs.Tab key={key} value={key}>
                {label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      <Suspense fallback={<LoadingSkeleton rows={5} height={64} />}>
        <Panel />
      </Suspense>
    </Stack>
  );
}
