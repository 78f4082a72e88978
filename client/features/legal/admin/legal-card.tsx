import { lazy, Suspense } from 'react';
import { SectionCard } from '#client/ui/admin/section-card.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import { OnSight } from '#client/ui/preview/on-sight.js';
import { adminLegalMessages as texts } from './admin-legal.messages.js';

const LegalDocuments = lazy(async () => ({ default: (await import('./legal-documents.js')).LegalDocuments }));

/** The platform's legal documents, loaded when they are near the screen: they are the last of many settings. */
export function LegalCard() {
  return (
    <SectionCard title={texts.title} text={texts.text}>
      <OnSight>
        <Suspense fallback={<LoadingSkeleton rows={1} height={320} />}>
          <LegalDocuments />
        </Suspense>
      </OnSight>
    </SectionCard>
  );
}
