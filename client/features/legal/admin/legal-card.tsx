import { Tabs } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { LEGAL_KINDS } from '#core/legal.js';
import { SectionCard } from '#client/ui/admin/section-card.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import { OnSight } from '#client/ui/preview/on-sight.js';
import { adminLegalMessages as texts } from './admin-legal.messages.js';

const LegalVersions = lazy(async () => ({ default: (await import('./legal-versions.js')).LegalVersions }));

/** The platform's legal documents. What is typed in one of them stays while another one is read. */
export function LegalCard() {
  return (
    <SectionCard title={texts.title} text={texts.text}>
      <Tabs defaultValue={LEGAL_KINDS[0]}>
        <Tabs.List aria-label={texts.kinds}>
          {LEGAL_KINDS.map((kind) => (
            <Tabs.Tab key={kind} value={kind}>
              {texts.names[kind]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {LEGAL_KINDS.map((kind) => (
          <Tabs.Panel key={kind} value={kind} pt="md">
            <OnSight>
              <Suspense fallback={<LoadingSkeleton rows={1} height={320} />}>
                <LegalVersions kind={kind} />
              </Suspense>
            </OnSight>
          </Tabs.Panel>
        ))}
      </Tabs>
    </SectionCard>
  );
}
