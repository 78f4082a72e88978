import { Stack } from '@mantine/core';
import { NotFoundFields } from './not-found-fields.js';
import { RedirectList } from './redirect-list.js';
import { SealFields } from './seal-fields.js';

/** The seals of the site, its redirects, and the words of its 404 page. */
export function SettingsPanel() {
  return (
    <Stack gap="xl">
      <SealFields />
      <RedirectList />
      <NotFoundFields />
    </Stack>
  );
}
