import { useQuery, useSubscription } from '@apollo/client/react';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconExternalLink, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { siteDesignLink } from '#core/client-links.js';
import { SHARE_NAMES, shareHref } from '#core/design/share-links.js';
import { SiteChangedDocument, SiteOfOrderDocument, type SiteCardFragment } from '#client/gql/graphql.js';
import { useRefetchOnConnect } from '#client/lib/live/use-refetch-on-connect.js';
import { refetchOnceSettled } from '#client/lib/rest/refresh.js';
import { useSession } from '#client/lib/session/use-session.js';
import { isReachable } from '#client/lib/site-address.js';
import { DesignPicture } from '../order/design-picture.js';
import styles from './paid-site.module.css';
import { siteMessages as texts } from './site.messages.js';
import { Address, SiteNotice, SiteTrouble } from './site-notice.js';

/** The site of an order that was just paid, while it is built and goes online. Nothing for a guest. */
export function PaidSite({ orderId }: { readonly orderId: string }) {
  const { status } = useSession();
  return status === 'signed-in' ? <LiveSite orderId={orderId} /> : null;
}

function LiveSite({ orderId }: { readonly orderId: string }) {
  const { data, observable } = useQuery(SiteOfOrderDocument, { variables: { orderId } });
  useSubscription(SiteChangedDocument);
  useRefetchOnConnect(() => refetchOnceSettled(observable));
  const site = data?.order?.site;
  if (!site) return null;
  return <SiteOfPayment site={site} />;
}

/** A site that is online or will be soon is shown; of any other it is said why not. */
export function SiteOfPayment({ site }: { readonly site: SiteCardFragment }) {
  return site.status === 'online' || site.status === 'building' ? <Shown site={site} /> : <SiteNotice site={site} />;
}

/** Its picture and address; once it is online, the first things that people do with a site. */
function Shown({ site }: { readonly site: SiteCardFragment }) {
  const isOnline = site.status === 'online';
  return (
    <section className={styles.site} data-status={site.status} aria-labelledby="paid-site">
      <div className={styles.picture}>
        <DesignPicture src={site.previewUrl} label={texts.picture(site.title)} size="top" />
      </div>
      <div className={styles.body}>
        <div aria-live="polite">
          <Title order={2} id="paid-site" fz={20}>
            {texts.states[site.status]}
          </Title>
          {!isOnline && <Text size="sm">{texts.soon}</Text>}
        </div>
        <div className={styles.address}>
          <Address site={site} />
        </div>
        <SiteTrouble site={site} />
        {isOnline && (
          <>
            <div className={styles.buttons}>
              <Button
                component="a"
                href={site.openUrl}
                target="_blank"
                rel="noreferrer"
                size="md"
                leftSection={<IconExternalLink size={18} aria-hidden />}
              >
                {texts.open}
              </Button>
              <Button
                component={Link}
                to={siteDesignLink(site.id)}
                size="md"
                variant="default"
                leftSection={<IconPencil size={18} aria-hidden />}
              >
                {texts.edit}
              </Button>
            </div>
            {isReachable(site, site.address) && <Share site={site} />}
          </>
        )}
      </div>
    </section>
  );
}

/** The messengers that most customers send an address by. */
const SHARED_BY = ['telegram', 'whatsapp', 'eitaa'] as const;

function Share({ site: { address, title } }: { readonly site: SiteCardFragment }) {
  return (
    <Group gap={4} role="group" aria-label={texts.share}>
      <Text size="sm" c="dimmed">
        {texts.share}:
      </Text>
      {SHARED_BY.map((target) => (
        <Button
          key={target}
          component="a"
          href={shareHref(target, address, title)}
          target="_blank"
          rel="noreferrer"
          variant="subtle"
          h={44}
          px="xs"
        >
          {SHARE_NAMES[target]}
        </Button>
      ))}
    </Group>
  );
}
