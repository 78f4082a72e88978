import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { siteTabLink } from '#core/client-links.js';
import { UPGRADE_SERVICES, type ServiceKey } from '#core/pricing/price-list.js';
import { SERVICE_DESCRIPTIONS } from '#core/pricing/service-descriptions.js';
import { SERVICE_NAMES } from '#core/pricing/service-names.js';
import type { SiteBillingFieldsFragment } from '#client/gql/graphql.js';
import { toPersianDigits } from '#client/lib/format.js';
import { siteUpgradeMessages } from '#client/lib/messages/sites/site-upgrade.messages.js';
import { countsOf } from '../upgrade/upgrade-price.js';
import { UpgradeDialog } from '../upgrade/dialogs.js';
import styles from './billing.module.css';
import { Fact } from './fact.js';
import { useOwnsSite } from '../site/owns-site.js';

const { bought: texts } = siteUpgradeMessages;

interface BoughtProps {
  readonly site: Pick<SiteBillingFieldsFragment, 'id' | 'bought'>;
  /** The site is open, so that something can be added. */
  readonly isOpen: boolean;
  readonly onChange: () => Promise<unknown>;
}

/** How much of the site is paid for, and the way to add a service. */
export function Bought({ site: { id, bought }, isOpen, onChange }: BoughtProps) {
  const ownsSite = useOwnsSite();
  const [isAdding, setAdding] = useState(false);
  const { pages, sections, hasLogo, services } = countsOf(bought);
  const isWhole = UPGRADE_SERVICES.every((key) => services.includes(key));
  return (
    <Stack gap="md" align="flex-start">
      <dl className={styles.facts}>
        <Fact label={texts.pages}>{toPersianDigits(pages)}</Fact>
        <Fact label={texts.sections}>{pages <= 1 ? texts.unlimited : toPersianDigits(sections)}</Fact>
        <Fact label={texts.logo}>{hasLogo ? texts.hasLogo : texts.noLogo}</Fact>
        <Fact label={texts.services}>{services.length === 0 ? texts.none : <Services services={services} />}</Fact>
      </dl>
      {ownsSite && isOpen && !isWhole && (
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      )}
      <UpgradeDialog
        siteId={id}
        opened={isAdding}
        withDraft={false}
        onClose={() => setAdding(false)}
        onDone={async () => {
          setAdding(false);
          await onChange();
        }}
      />
    </Stack>
  );
}

/** Each with what it does, and the way to where it is seen. */
function Services({ services }: { readonly services: readonly ServiceKey[] }) {
  return (
    <ul className={styles.services}>
      {services.map((key) => (
        <li key={key}>
          <Anchor component={Link} to={siteTabLink(SERVICE_DESCRIPTIONS[key].tab)} className={styles.service}>
            {SERVICE_NAMES[key]}
          </Anchor>
          <Text size="sm" c="dimmed" fw={400}>
            {SERVICE_DESCRIPTIONS[key].text}
          </Text>
        </li>
      ))}
    </ul>
  );
}
