import { Anchor, Card, Group, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { siteTabLink, type SiteTabName } from '#core/client-links.js';
import { UPGRADE_SERVICES, type ServiceKey } from '#core/pricing/price-list.js';
import { SERVICE_DESCRIPTIONS } from '#core/pricing/service-descriptions.js';
import { SERVICE_NAMES } from '#core/pricing/service-names.js';
import { isTaskService } from '#core/sites/service-tasks.js';
import type { SiteServicesQuery } from '#client/gql/graphql.js';
import { siteServicesMessages as texts } from './site-services.messages.js';
import { TintBadge } from '#client/ui/tint-badge.js';
import { ServiceTasks } from './service-tasks.js';
import styles from './services.module.css';
import { useOwnsSite } from '../site/owns-site.js';

export type SiteTask = SiteServicesQuery['siteServiceTasks'][number];

interface ServiceCardProps {
  readonly service: ServiceKey;
  readonly site: SiteServicesQuery['site'];
  readonly tasks: readonly SiteTask[];
}

export function ServiceCard({ service, site, tasks }: ServiceCardProps) {
  const titleId = useId();
  const isBought = site.bought.services.includes(service);
  return (
    <Card component="li" padding="lg" className={styles.card} aria-labelledby={titleId}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <Title order={2} fz={17} id={titleId}>
          {SERVICE_NAMES[service]}
        </Title>
        <TintBadge tint={isBought ? 'green' : 'gray'} name={isBought ? 'bought' : 'not-bought'}>
          {isBought ? texts.bought : texts.notBought}
        </TintBadge>
      </Group>
      <Text size="sm" c="dimmed">
        {SERVICE_DESCRIPTIONS[service].text}
      </Text>
      {isBought && isTaskService(service) && <ServiceTasks service={service} tasks={tasks} />}
      <NextStep service={service} site={site} isBought={isBought} />
    </Card>
  );
}

/** Where it is seen, or where it is bought. */
function NextStep({ service, site, isBought }: Omit<ServiceCardProps, 'tasks'> & { readonly isBought: boolean }) {
  const ownsSite = useOwnsSite();
  const { tab } = SERVICE_DESCRIPTIONS[service];
  const name = SERVICE_NAMES[service];
  if (isBought) return tab === 'services' ? null : <To tab={tab} label={texts.see(name)} text={texts.seeShort} />;
  if (!UPGRADE_SERVICES.includes(service))
    return (
      <Text size="sm" c="dimmed">
        {texts.onlyWithOrder}
      </Text>
    );
  const isOpen = ownsSite && (site.status === 'online' || site.status === 'building');
  return isOpen ? <To tab="billing" label={texts.add(name)} text={texts.addShort} /> : null;
}

function To({ tab, label, text }: { readonly tab: SiteTabName; readonly label: string; readonly text: string }) {
  return (
    <Anchor component={Link} to={siteTabLink(tab)} className={styles.to} aria-label={label} size="sm" fw={600}>
      {text}
    </Anchor>
  );
}
