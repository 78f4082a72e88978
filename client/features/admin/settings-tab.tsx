import { SimpleGrid, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';
import { PlatformSettingsTab } from '#client/features/platform-mode/index.js';
import { SellerCard } from './tax/seller-card.js';
import { VatCard } from './tax/vat-card.js';

const LegalCard = lazy(async () => ({ default: (await import('./legal/legal-card.js')).LegalCard }));

/** The platform's settings, what its invoices say, and its legal documents. */
export function SettingsTab() {
  return (
    <Stack gap="xl">
      <PlatformSettingsTab />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
        <VatCard />
        <SellerCard />
      </SimpleGrid>
      <Suspense fallback={<LoadingSkeleton rows={1} height={320} />}>
        <LegalCard />
      </Suspense>
    </Stack>
  );
}
