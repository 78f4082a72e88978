import { Table, VisuallyHidden } from '@mantine/core';
import { rial, rialToToman, toman, tomanToRial } from '#core/money.js';
import type { WalletAnalyticsQuery } from '#client/gql/graphql.js';
import { formatToman } from '#client/lib/format.js';
import { walletMessages } from '#client/lib/messages/money/wallet.messages.js';
import { axisTicks } from '#client/ui/charts/chart-axis.js';
import { ValueAxis } from '#client/ui/charts/value-axis.js';
import { barHeights, greatestFlow, monthName } from './wallet-chart.rules.js';
import styles from './wallet-chart.module.css';

const { analytics: texts } = walletMessages;
type Month = WalletAnalyticsQuery['walletAnalytics']['byMonth'][number];

/** The money that came and went by month, against an axis in toman: a picture for the eye, a table for the ear. */
export function WalletChart({ months }: { readonly months: readonly Month[] }) {
  const ticks = axisTicks(rialToToman(rial(greatestFlow(months))));
  const heights = barHeights(months, tomanToRial(toman(ticks.at(-1) ?? 1)));
  return (
    <figure className={styles.figure}>
      <div className={styles.plotArea} aria-hidden>
        <ValueAxis ticks={ticks} />
        <div className={styles.bars}>
          <div className={styles.rules}>
            {ticks.map((tick) => (
              <span key={tick} />
            ))}
          </div>
          {months.map((month, index) => (
            <div key={month.month} className={styles.month} title={titleOf(month)}>
              <div className={styles.pair}>
                <span className={styles.in} style={{ blockSize: `${heights[index]?.in ?? 0}%` }} />
                <span className={styles.out} style={{ blockSize: `${heights[index]?.out ?? 0}%` }} />
              </div>
              <span className={styles.label}>{monthName(month.label)}</span>
            </div>
          ))}
        </div>
      </div>
      <figcaption className={styles.legend} aria-hidden>
        <span className={styles.keyIn}>{texts.in}</span>
        <span className={styles.keyOut}>{texts.out}</span>
        <span>{texts.unit}</span>
      </figcaption>
      <VisuallyHidden>
        <MonthTable months={months} />
      </VisuallyHidden>
    </figure>
  );
}

function titleOf({ label, inRials, outRials }: Month): string {
  return texts.month(label, formatToman(rialToToman(inRials)), formatToman(rialToToman(outRials)));
}

function MonthTable({ months }: { readonly months: readonly Month[] }) {
  return (
    <Table>
      <Table.Caption>{texts.title}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{texts.monthName}</Table.Th>
          <Table.Th scope="col">{texts.in}</Table.Th>
          <Table.Th scope="col">{texts.out}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {months.map(({ month, label, inRials, outRials }) => (
          <Table.Tr key={month}>
            <Table.Th scope="row">{label}</Table.Th>
            <Table.Td>{formatToman(rialToToman(inRials))}</Table.Td>
            <Table.Td>{formatToman(rialToToman(outRials))}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
