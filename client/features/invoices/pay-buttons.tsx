import { Button, Group } from '@mantine/core';
import { IconArrowsSplit2, IconCreditCard, IconWallet } from '@tabler/icons-react';
import { invoiceMessages } from '#client/lib/messages/money/invoice.messages.js';
import styles from './invoice-row.module.css';
import { splitParts, type SplitParts } from './split-parts.js';

interface PayButtonsProps {
  /** The number of the invoice, where there is one already. */
  readonly number?: string;
  readonly amountToman: number;
  readonly balanceToman: number;
  readonly isBusy: boolean;
  readonly onCard: () => Promise<unknown>;
  readonly onWallet: () => Promise<unknown>;
  readonly onSplit: (parts: SplitParts) => Promise<unknown>;
}

/** By card, from the wallet, or both; splitting is offered where the wallet holds something, but not enough. */
export function PayButtons(props: PayButtonsProps) {
  const { number, amountToman, balanceToman, isBusy, onCard, onWallet, onSplit } = props;
  const { payWallet, payGateway, paySplit, payLabel, ways } = invoiceMessages;
  const parts = splitParts(amountToman, balanceToman);
  const labelOf = (how: string) => (number === undefined ? how : payLabel(how, number));
  return (
    <Group
      gap="xs"
      role="group"
      aria-label={number === undefined ? ways : `${ways} ${number}`}
      className={styles.actions}
    >
      {parts && (
        <Button
          variant="light"
          size="sm"
          leftSection={<IconArrowsSplit2 size={17} />}
          disabled={isBusy}
          aria-label={labelOf(paySplit)}
          className={styles.wide}
          onClick={() => void onSplit(parts)}
        >
          {paySplit}
        </Button>
      )}
      <Button
        variant="default"
        size="sm"
        leftSection={<IconWallet size={17} />}
        disabled={isBusy}
        aria-label={labelOf(payWallet)}
        onClick={() => void onWallet()}
      >
        {payWallet}
      </Button>
      <Button
        size="sm"
        leftSection={<IconCreditCard size={17} />}
        loading={isBusy}
        aria-label={labelOf(payGateway)}
        onClick={() => void onCard()}
      >
        {payGateway}
      </Button>
    </Group>
  );
}
