import { useMutation } from '@apollo/client/react';
import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { IconRefresh, IconWorld, IconWorldCheck, IconWorldX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { siteLink } from '#core/client-links.js';
import { PublishSiteDocument, type SiteStateFragment } from '#client/gql/graphql.js';
import { siteMessages as texts } from './site.messages.js';
import { isReachable, shownAddress } from '#client/lib/site-address.js';
import { CopyButton } from '#client/ui/copy-button.js';
import { Ltr } from '#client/ui/ltr.js';
import { toast } from '#client/ui/toast.js';

const LOOKS = {
  building: { color: 'blue', Icon: IconWorld },
  online: { color: 'teal', Icon: IconWorldCheck },
  suspended: { color: 'yellow', Icon: IconWorldX },
  offline: { color: 'gray', Icon: IconWorldX },
  failed: { color: 'red', Icon: IconWorldX },
} as const;

/** The state of an order's site: its address where it can be opened, otherwise why not; and the way to its page. */
export function SiteNotice({ site }: { readonly site: SiteStateFragment }) {
  const { color, Icon } = LOOKS[site.status];
  return (
    <Alert
      mt="sm"
      color={color}
      icon={<Icon size={20} aria-hidden />}
      title={texts.states[site.status]}
      data-status={site.status}
    >
      {site.status === 'building' && <Text size="sm">{texts.soon}</Text>}
      {(site.status === 'online' || site.status === 'building') && <Address site={site} />}
      <SiteTrouble site={site} />
      <Anchor
        component={Link}
        to={siteLink(site.id)}
        display="inline-block"
        mt={4}
        fz="sm"
        fw={600}
        c="inherit"
        underline="always"
        aria-label={`${texts.manage}: ${site.title}`}
      >
        {texts.manage}
      </Anchor>
    </Alert>
  );
}

export function Address({
  site,
}: {
  readonly site: Pick<SiteStateFragment, 'url' | 'address' | 'openUrl' | 'status'>;
}) {
  const { address: url } = site;
  const shown = <Ltr>{shownAddress(url)}</Ltr>;
  if (site.status !== 'online') return shown;
  return (
    <Group gap={4} wrap="nowrap">
      {isReachable(site, url) ? (
        <Anchor
          href={url}
          target="_blank"
          rel="noreferrer"
          underline="always"
          fw={600}
          c="inherit"
          miw={0}
          style={{ overflowWrap: 'anywhere' }}
        >
          {shown}
        </Anchor>
      ) : (
        shown
      )}
      <CopyButton value={url} what={texts.address} />
    </Group>
  );
}

/** The fault of the site, and the way to try once more. */
export function SiteTrouble({ site }: { readonly site: SiteStateFragment }) {
  const { status, isBuilding, failureReason, failureDetail, stopReason } = site;
  return (
    <>
      {stopReason && <Text size="sm">{stopReason}</Text>}
      {failureReason && <Text size="sm">{failureReason}</Text>}
      {status === 'online' && isBuilding && failureReason === null && <Text size="sm">{texts.renewing}</Text>}
      {failureDetail && (
        <Text size="sm" c="dimmed">
          <Ltr>{failureDetail}</Ltr>
        </Text>
      )}
      {failureReason !== null && stopReason === null && <Rebuild id={site.id} />}
    </>
  );
}

function Rebuild({ id }: { readonly id: string }) {
  const [publish, { loading }] = useMutation(PublishSiteDocument, { variables: { id } });
  const rebuild = async () => {
    try {
      await publish();
      toast.success(texts.rebuilding);
    } catch (error) {
      toast.error(error, texts.rebuildFailed);
    }
  };
  return (
    <Button
      mt="xs"
      size="compact-md"
      variant="default"
      leftSection={<IconRefresh size={17} />}
      loading={loading}
      onClick={() => void rebuild()}
    >
      {texts.rebuild}
    </Button>
  );
}
