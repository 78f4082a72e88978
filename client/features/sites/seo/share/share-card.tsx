import { useQuery } from '@apollo/client/react';
import { Button, Card, Checkbox, Group, Text, Title } from '@mantine/core';
import { IconDeviceFloppy, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { siteTabLink } from '#core/client-links.js';
import { SHARE_NAMES, SHARE_TARGETS, type ShareTarget } from '#core/design/share-links.js';
import { SiteBoughtDocument, type SitePageFieldsFragment } from '#client/gql/graphql.js';
import { seoMessages } from '../site-seo.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { TextLink } from '#client/ui/text-link.js';
import { useOwnsSite } from '../../site/owns-site.js';
import { UpgradeDialog } from '../../upgrade/dialogs.js';
import { sentShare, type SeoDraft } from '../seo-draft.js';
import { useSavePart } from '../use-save-part.js';
import styles from './share-card.module.css';

const { shareLinks: texts } = seoMessages;
const SERVICE = 'socialMediaIntegration';

interface ShareCardProps {
  readonly site: SitePageFieldsFragment;
  readonly draft: SeoDraft;
  /** Its draft cannot be saved now. */
  readonly isClosed: boolean;
}

/** Where visitors can share the pages of the site; for a site without the service, what it is and how to get it. */
export function ShareCard({ site, draft, isClosed }: ShareCardProps) {
  const query = useQuery(SiteBoughtDocument, { variables: { id: site.id } });
  const services = query.data?.site.bought.services;
  return (
    <Card component="section" aria-labelledby="seo-share" mt="lg">
      <Title order={3} fz={16} id="seo-share">
        {texts.heading}
      </Title>
      {!services && <Awaiting query={query} failed={texts.failed} rows={1} height={80} />}
      {services?.includes(SERVICE) === true && <Targets siteId={site.id} draft={draft} isClosed={isClosed} />}
      {services?.includes(SERVICE) === false && <Offer site={site} onBought={() => query.refetch()} />}
    </Card>
  );
}

function Targets({ siteId, draft, isClosed }: Omit<ShareCardProps, 'site'> & { readonly siteId: string }) {
  const kept = draft.drawn.design.share ?? [];
  // It stands until the saved draft has come, which is a moment after the save.
  const [choice, setChoice] = useState<{ readonly targets: readonly ShareTarget[]; readonly instead: string } | null>(
    null,
  );
  const { isSaving, save } = useSavePart(siteId);
  const chosen = choice?.instead === kept.join() ? choice.targets : kept;
  const isChanged = chosen.join() !== kept.join();
  const choose = (values: readonly string[]) =>
    setChoice({ targets: SHARE_TARGETS.filter((target) => values.includes(target)), instead: kept.join() });
  return (
    <>
      <Checkbox.Group
        label={texts.text}
        labelProps={{ fw: 400, c: 'dimmed', fz: 'sm' }}
        value={[...chosen]}
        onChange={choose}
      >
        <Group gap="lg" mt="sm">
          {SHARE_TARGETS.map((target) => (
            <Checkbox
              key={target}
              value={target}
              label={SHARE_NAMES[target]}
              classNames={{ body: styles.choice ?? '' }}
            />
          ))}
        </Group>
      </Checkbox.Group>
      <Button
        mt="md"
        variant="light"
        className={styles.act}
        leftSection={<IconDeviceFloppy size={18} aria-hidden />}
        loading={isSaving}
        disabled={isClosed || !isChanged}
        onClick={() => void save(draft, (base) => sentShare(base, chosen))}
      >
        {texts.save}
      </Button>
    </>
  );
}

function Offer({ site, onBought }: Pick<ShareCardProps, 'site'> & { readonly onBought: () => Promise<unknown> }) {
  const ownsSite = useOwnsSite();
  const [isBuying, setBuying] = useState(false);
  const isOpen = ownsSite && (site.status === 'online' || site.status === 'building');
  const isWaiting = site.waitingUpgrade?.services.includes(SERVICE) ?? false;
  return (
    <>
      <Text size="sm" c="dimmed" mt="xs">
        {texts.offer}
      </Text>
      {isWaiting && (
        <Text size="sm" mt="sm">
          <TextLink to={siteTabLink('billing')}>{texts.waiting}</TextLink>
        </Text>
      )}
      {isOpen && !isWaiting && (
        <Button
          mt="md"
          variant="light"
          className={styles.act}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setBuying(true)}
        >
          {texts.buy}
        </Button>
      )}
      <UpgradeDialog
        siteId={site.id}
        opened={isBuying}
        withDraft={false}
        service={SERVICE}
        onClose={() => setBuying(false)}
        onDone={async () => {
          setBuying(false);
          await onBought();
        }}
      />
    </>
  );
}
