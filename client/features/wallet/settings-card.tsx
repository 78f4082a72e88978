import { useQuery } from '@apollo/client/react';
import { Card, Title } from '@mantine/core';
import { rialToToman } from '#core/money.js';
import { WalletSettingsDocument } from '#client/gql/graphql.js';
import { walletMessages } from '#client/lib/messages/money/wallet.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { Money } from '#client/ui/money.js';
import styles from './wallet-tab.module.css';

const { settings: texts } = walletMessages;
const MINUTE_MS = 60_000;

/** The settings of the wallet, as the server has them. */
export function SettingsCard() {
  const { data, error, refetch } = useQuery(WalletSettingsDocument);
  const found = data?.walletSettings;
  return (
    <Card component="section" aria-labelledby="wallet-settings">
      <Title order={2} id="wallet-settings" fz={18} mb="sm">
        {texts.title}
      </Title>
      {!found && <Awaiting query={{ error, refetch }} failed={texts.failed} rows={1} height={96} compact />}
      {found && (
        <dl className={styles.settings}>
          <dt>{texts.least}</dt>
          <dd>
            <Money toman={rialToToman(found.minTopUpRials)} />
          </dd>
          <dt>{texts.most}</dt>
          <dd>
            <Money toman={rialToToman(found.maxTopUpRials)} />
          </dd>
          <dt>{texts.atOnce}</dt>
          <dd>
            <Money toman={rialToToman(found.gatewayMaxRials)} />
          </dd>
          <dt>{texts.pending}</dt>
          <dd>{texts.minutes(Math.round(found.pendingExpiryMs / MINUTE_MS))}</dd>
        </dl>
      )}
    </Card>
  );
}
