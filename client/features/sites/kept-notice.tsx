import { Alert, Anchor } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { siteLink } from '#core/client-links.js';
import type { SitePageFieldsFragment } from '#client/gql/graphql.js';
import { formatDate } from '#client/lib/format.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';

const { kept: texts } = sitePageMessages;

interface KeptNoticeProps {
  readonly site: Pick<SitePageFieldsFragment, 'id' | 'keptUntil' | 'releases'>;
  /** With the way to the export, where it is not right below. */
  readonly withLink?: boolean;
}

/** Until when the files of a closed site can be taken away; nothing where it is open or has none. */
export function KeptNotice({ site: { id, keptUntil, releases }, withLink = false }: KeptNoticeProps) {
  if (!keptUntil || releases.length === 0) return null;
  return (
    <Alert color="yellow" icon={<IconClockPause size={20} aria-hidden />} my="md">
      {texts.text(formatDate(new Date(keptUntil)))}{' '}
      {withLink && (
        <Anchor component={Link} to={siteLink(id, 'export')} underline="always" fz="inherit" fw={600} c="inherit">
          {texts.export}
        </Anchor>
      )}
    </Alert>
  );
}
