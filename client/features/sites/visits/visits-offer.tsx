import { Button, Card, Text } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useState } from 'react';
import { siteTabLink } from '#core/client-links.js';
import type { SitePageFieldsFragment } from '#client/gql/graphql.js';
import { siteVisitsMessages } from './site-visits.messages.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { TextLink } from '#client/ui/text-link.js';
import { UpgradeDialog } from '../upgrade/dialogs.js';
import { useOwnsSite } from '../site/owns-site.js';

const { offer: texts } = siteVisitsMessages;

interface VisitsOfferProps {
  readonly site: Pick<SitePageFieldsFragment, 'id' | 'status' | 'waitingUpgrade'>;
  /** It is paid. */
  readonly onBought: () => Promise<unknown>;
}

/** A description of the service, for a site that does not have it, and the way to buy it. */
export function VisitsOffer({ site: { id, status, waitingUpgrade }, onBought }: VisitsOfferProps) {
  const ownsSite = useOwnsSite();
  const [isBuying, setBuying] = useState(false);
  const isWaiting = waitingUpgrade?.services.includes('analyticsSetup') ?? false;
  const done = async () => {
    setBuying(false);
    await onBought();
  };
  const button = (
    <Button mt="sm" mih={44} onClick={() => setBuying(true)}>
      {texts.action}
    </Button>
  );
  const waiting = (
    <Text size="sm" mt="sm">
      <TextLink to={siteTabLink('billing')}>{texts.waiting}</TextLink>
    </Text>
  );
  return (
    <Card padding={0}>
      <EmptyState
        title={texts.title}
        text={texts.text}
        icon={<IconChartBar size={28} stroke={1.75} />}
        action={isWaiting ? waiting : ownsSite && status !== 'offline' && button}
      />
      <UpgradeDialog
        siteId={id}
        opened={isBuying}
        withDraft={false}
        service="analyticsSetup"
        onClose={() => setBuying(false)}
        onDone={done}
      />
    </Card>
  );
}
