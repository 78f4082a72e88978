import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { UPGRADE_SERVICES } from '../../../../core/pricing/price-list.js';
import { SERVICE_NAMES } from '../../../../core/pricing/service-names.js';
import type { SiteBillingFieldsFragment } from '../../../gql/graphql.js';
import { toPersianDigits } from '../../../lib/format.js';
import { siteUpgradeMessages } from '../../../lib/messages/sites/site-upgrade.messages.js';
import { countsOf } from '../upgrade/upgrade-price.js';
import { UpgradeDialog } from '../upgrade/upgrade-dialog.js';
import styles from './billing.module.css';
import { Fact } from './fact.js';

const { bought: texts } = siteUpgradeMessages;

interface BoughtProps {
  readonly site: Pick<SiteBillingFieldsFragment, 'id' | 'bought'>;
  /** The site is open, so that something can be added. */
  readonly isOpen: boolean;
  readonly onChange: () => Promise<unknown>;
}

/** How much of the site is paid for, and the way to add a service. */
export function Bought({ site: { id, bought }, isOpen, onChange }: BoughtProps) {
  const [isAdding, setAdding] = useState(false);
  const { pages, sections, hasLogo, services } = countsOf(bought);
  const isWhole = UPGRADE_SERVICES.every((key) => services.includes(key));
  return (
    <Stack gap="md" align="flex-start">
      <dl className={styles.facts}>
        <Fact label={texts.pages}>{toPersianDigits(pages)}</Fact>
        <Fact label={texts.sections}>{pages <= 1 ? texts.unlimited : toPersianDigits(sections)}</Fact>
        <Fact label={texts.logo}>{hasLogo ? texts.hasLogo : texts.noLogo}</Fact>
        <Fact label={texts.services}>{services.map((key) => SERVICE_NAMES[key]).join('، ') || texts.none}</Fact>
      </dl>
      {isOpen && !isWhole && (
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
