import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { dashboardLink } from '#core/client-links.js';
import { CancelSiteUpgradeDocument, SiteWalletDocument, type WaitingUpgradeFragment } from '#client/gql/graphql.js';
import { siteUpgradeMessages } from '#client/lib/messages/sites/site-upgrade.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';
import { PayButtons } from '#client/features/invoices/index.js';
import { usePayUpgrade } from './use-order-upgrade.js';
import { useOwnsSite } from '../site/owns-site.js';

const { waiting: texts } = siteUpgradeMessages;

interface WaitingUpgradeProps {
  readonly siteId: string;
  readonly upgrade: WaitingUpgradeFragment;
  readonly onChange: () => Promise<unknown>;
}

/** The unpaid upgrade of a site: its invoice, the ways to pay, and the way out. */
export function WaitingUpgrade({ siteId, upgrade, onChange }: WaitingUpgradeProps) {
  const ownsSite = useOwnsSite();
  const { pay, isPaying } = usePayUpgrade(async () => void (await onChange()));
  const { data } = useQuery(SiteWalletDocument, { fetchPolicy: 'cache-and-network' });
  const { lines, amountToman, publishes, invoice } = upgrade;
  if (!invoice) return null;
  const words = lines.filter(({ periodToman }) => periodToman > 0).map(({ label }) => label);
  return (
    <Alert color="yellow" icon={<IconClock size={20} aria-hidden />} title={texts.title} mt="md">
      <Text size="sm">{texts.text(words.join('، '), amountToman)}</Text>
      <Text size="sm">{publishes ? texts.due(invoice.dueDate) : texts.dueOnly(invoice.dueDate)}</Text>
      {ownsSite && (
        <>
          <Anchor component={Link} to={dashboardLink('invoices')} size="sm" display="inline-block" my="xs">
            {texts.invoice(invoice.number)}
          </Anchor>
          <Group gap="xs">
            <PayButtons
              number={invoice.number}
              amountToman={amountToman}
              balanceToman={data?.wallet.balanceToman ?? 0}
              isBusy={isPaying}
              onCard={() => pay(upgrade, 'card')}
              onWallet={() => pay(upgrade, 'wallet')}
              onSplit={(parts) => pay(upgrade, parts)}
            />
            <CancelButton siteId={siteId} />
          </Group>
        </>
      )}
    </Alert>
  );
}

function CancelButton({ siteId }: { readonly siteId: string }) {
  const [cancel, { loading }] = useMutation(CancelSiteUpgradeDocument, { variables: { id: siteId } });
  const ask = async () => {
    if (!(await confirm({ title: texts.cancel, text: texts.question, action: texts.cancel, danger: true }))) return;
    try {
      await cancel();
      toast.success(texts.cancelled);
    } catch (error) {
      toast.error(error, texts.notCancelled);
    }
  };
  return (
    <Button size="sm" variant="subtle" color="red.7" loading={loading} onClick={() => void ask()}>
      {texts.cancel}
    </Button>
  );
}
