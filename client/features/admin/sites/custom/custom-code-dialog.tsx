import { Divider, Modal, Stack, Title } from '@mantine/core';
import { ltr } from '#core/text/bidi.js';
import type { AdminSiteFragment } from '#client/gql/graphql.js';
import { customCodeMessages as texts } from '#client/lib/messages/admin/custom-code.messages.js';
import { shownAddress } from '#client/lib/site-address.js';
import { CandidateList } from './candidate-list.js';
import { CodeUpload } from './code-upload.js';

interface CustomCodeDialogProps {
  readonly site: AdminSiteFragment | null;
  readonly onClose: () => void;
}

/** Custom code of a site: what was uploaded, and another upload. */
export function CustomCodeDialog({ site, onClose }: CustomCodeDialogProps) {
  const title = site && texts.title(ltr(shownAddress(site.address)));
  return (
    <Modal opened={site !== null} onClose={onClose} title={title} size="lg">
      {site && (
        <Stack gap="lg">
          <CodeUpload siteId={site.id} />
          <Divider />
          <Title order={3} fz={16}>
            {texts.list}
          </Title>
          <CandidateList siteId={site.id} />
        </Stack>
      )}
    </Modal>
  );
}
