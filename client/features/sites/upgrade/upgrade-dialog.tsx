import { useQuery } from '@apollo/client/react';
import { Button, Checkbox, Divider, Group, Modal, Stack, Text } from '@mantine/core';
import { IconRocket } from '@tabler/icons-react';
import { useState } from 'react';
import { UPGRADE_SERVICES, type ServiceKey } from '#core/pricing/price-list.js';
import { SERVICE_DESCRIPTIONS } from '#core/pricing/service-descriptions.js';
import { SERVICE_NAMES } from '#core/pricing/service-names.js';
import { SiteUpgradePriceDocument, type SiteUpgradePriceQuery } from '#client/gql/graphql.js';
import { formatDate } from '#client/lib/format.js';
import { siteUpgradeMessages as texts } from '#client/lib/messages/sites/site-upgrade.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { Money } from '#client/ui/money.js';
import { UpgradeLines } from '#client/ui/documents/upgrade-lines.js';
import { PayButtons } from '#client/features/invoices/index.js';
import { countsOf, priceWith, type ComputedPrice } from './upgrade-price.js';
import { useOrderUpgrade } from './use-order-upgrade.js';

interface UpgradeDialogProps {
  readonly siteId: string;
  readonly opened: boolean;
  /** Off: services alone, and nothing is published. */
  readonly withDraft: boolean;
  /** Chosen from the beginning. */
  readonly service?: ServiceKey;
  readonly onClose: () => void;
  /** It is paid, or cost nothing. */
  readonly onDone: () => Promise<void>;
}

/** The purchase for a site, with its lines, and the ways to pay for it. */
export function UpgradeDialog({ opened, onClose, ...props }: UpgradeDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.title} size="lg">
      <Opened {...props} />
    </Modal>
  );
}

type OpenedProps = Omit<UpgradeDialogProps, 'opened' | 'onClose'>;

function Opened({ siteId, withDraft, service, onDone }: OpenedProps) {
  const query = useQuery(SiteUpgradePriceDocument, {
    variables: { id: siteId, withDraft },
    fetchPolicy: 'network-only',
  });
  if (!query.data) return <Awaiting query={query} failed={texts.failed} rows={2} height={96} />;
  const { data, refetch } = query;
  return <Priced siteId={siteId} data={data} service={service} onDone={onDone} onChanged={refetch} />;
}

interface PricedProps extends Pick<OpenedProps, 'siteId' | 'onDone'> {
  readonly service: ServiceKey | undefined;
  readonly data: SiteUpgradePriceQuery;
  readonly onChanged: () => Promise<unknown>;
}

function Priced({ siteId, service, data: { siteUpgradePrice: given, wallet }, onDone, onChanged }: PricedProps) {
  const isMissing = service !== undefined && !countsOf(given.bought).services.includes(service);
  const [services, setServices] = useState<readonly ServiceKey[]>(isMissing ? [service] : []);
  const { run, isBusy } = useOrderUpgrade({ siteId, onDone, onChanged });
  const price = priceWith(given, services);
  const isEmpty = given.draftVersion === null && services.length === 0;
  const input = { draftVersion: given.draftVersion, services: [...services], shownToman: price.payable };
  return (
    <Stack gap="md">
      {given.draftVersion !== null && <Text size="sm">{texts.beyond}</Text>}
      {price.lines.length > 0 && <UpgradeLines lines={price.lines} />}
      <Services bought={countsOf(given.bought).services} chosen={services} onChange={setServices} />
      {!isEmpty && (
        <>
          <Divider />
          <Sums price={price} given={given} />
          {given.draftVersion !== null && (
            <Text size="sm">{given.publishes ? texts.publishes : texts.keepsCustom}</Text>
          )}
          <Group justify="flex-end">
            {price.payable > 0 ? (
              <PayButtons
                amountToman={price.payable}
                balanceToman={wallet.balanceToman}
                isBusy={isBusy}
                onCard={() => run(input, 'card')}
                onWallet={() => run(input, 'wallet')}
                onSplit={(parts) => run(input, parts)}
              />
            ) : (
              <Button
                leftSection={<IconRocket size={18} aria-hidden />}
                loading={isBusy}
                onClick={() => void run(input, null)}
              >
                {texts.free(given.publishes)}
              </Button>
            )}
          </Group>
        </>
      )}
    </Stack>
  );
}

interface ServicesProps {
  readonly bought: readonly ServiceKey[];
  readonly chosen: readonly ServiceKey[];
  readonly onChange: (chosen: readonly ServiceKey[]) => void;
}

function Services({ bought, chosen, onChange }: ServicesProps) {
  const offered = UPGRADE_SERVICES.filter((key) => !bought.includes(key));
  if (offered.length === 0) return <Text c="dimmed">{texts.allServices}</Text>;
  return (
    <Checkbox.Group
      label={texts.services}
      description={texts.servicesHint}
      value={[...chosen]}
      onChange={(keys) => onChange(offered.filter((key) => keys.includes(key)))}
    >
      <Stack gap="xs" mt="xs">
        {offered.map((key) => (
          <Checkbox key={key} value={key} label={SERVICE_NAMES[key]} description={SERVICE_DESCRIPTIONS[key].text} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

interface SumsProps {
  readonly price: ComputedPrice;
  readonly given: SiteUpgradePriceQuery['siteUpgradePrice'];
}

function Sums({ price: { payable, everyPeriod, restOfPeriod }, given: { billing, period, pricedUntil } }: SumsProps) {
  const { more, less, same, label } = texts.later;
  const later = everyPeriod > 0 ? more(everyPeriod, billing) : everyPeriod < 0 ? less(everyPeriod, billing) : same;
  return (
    <div>
      <Group justify="space-between" fw={700} role="status">
        <span>{texts.now}</span>
        <Money toman={payable} />
      </Group>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {label}
        </Text>
        <Text size="sm" c="dimmed">
          {later}
        </Text>
      </Group>
      {restOfPeriod > 0 && pricedUntil && (
        <Text size="sm" c="dimmed" mt="xs">
          {texts.until(formatDate(new Date(pricedUntil)), period.left)}
        </Text>
      )}
    </div>
  );
}
