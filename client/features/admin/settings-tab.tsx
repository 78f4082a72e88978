import { SimpleGrid, Stack } from '@mantine/core';
import { LegalCard } from '#client/features/legal/index.js';
import { PlatformSettingsTab } from '#client/features/platform-mode/index.js';
import { SellerCard, VatCard } from '#client/features/invoices/index.js';

/** The platform's settings, what its invoices say, and its legal documents. */
export function SettingsTab() {
  return (
    <Stack gap="xl">
      <PlatformSettingsTab />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
        <VatCard />
        <SellerCard />
      </SimpleGrid>
      <LegalCard />
    </Stack>
  );
}
