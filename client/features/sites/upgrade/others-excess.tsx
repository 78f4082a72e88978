import { useQuery } from '@apollo/client/react';
import { Modal, Stack, Text } from '@mantine/core';
import { UpgradeLines } from '#client/ui/documents/upgrade-lines.js';
import { SiteUpgradePriceDocument } from '#client/gql/graphql.js';
import { siteUpgradeMessages } from '#client/lib/messages/sites/site-upgrade.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { priceWith } from './upgrade-price.js';

const texts = siteUpgradeMessages.others;

interface OthersExcessProps {
  readonly siteId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** To an administrator: what the draft has beyond what was bought, which only the owner can order. */
export function OthersExcess({ siteId, opened, onClose }: OthersExcessProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.title} size="md">
      <Excess siteId={siteId} />
    </Modal>
  );
}

function Excess({ siteId }: Pick<OthersExcessProps, 'siteId'>) {
  const variables = { id: siteId, withDraft: true };
  const query = useQuery(SiteUpgradePriceDocument, { variables, fetchPolicy: 'network-only' });
  if (!query.data) return <Awaiting query={query} failed={siteUpgradeMessages.failed} rows={2} height={64} />;
  return (
    <Stack gap="sm">
      <Text size="sm">{texts.beyond}</Text>
      <UpgradeLines lines={priceWith(query.data.siteUpgradePrice, []).lines} />
      <Text size="sm">{texts.text}</Text>
    </Stack>
  );
}
