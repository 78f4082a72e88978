import { Stack } from '@mantine/core';
import { AnnouncementFields } from './announcement-fields.js';
import { IconField } from './icon-field.js';
import { NotFoundFields } from './not-found-fields.js';
import { RedirectList } from './redirect-list.js';
import { SealFields } from './seal-fields.js';

/** The icon of the site, its announcement, its seals, its redirects, and the words of its 404 page. */
export function SettingsPanel() {
  return (
    <Stack gap="xl">
      <IconField />
      <AnnouncementFields />
      <SealFields />
      <RedirectList />
      <NotFoundFields />
    </Stack>
  );
}
