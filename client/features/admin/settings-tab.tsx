import { SimpleGrid, Stack } from '@mantine/core';
import { PlatformSettingsTab } from '../platform-mode/index.js';
import { SellerCard } from './tax/seller-card.js';
import { VatCard } from './tax/vat-card.js';

/** The platform's settings, and what its invoices say. */
export function SettingsTab() {
  return (
    <Stack gap="xl">
      <PlatformSettingsTab />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
        <VatCard />
        <SellerCard />
      </SimpleGrid>
    </Stack>
  );
}
