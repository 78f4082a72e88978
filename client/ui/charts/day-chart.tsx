import { Card, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { formatDate, formatNumber } from '#client/lib/format.js';
import { chartMessages as texts } from '#client/lib/messages/chart.messages.js';
import { axisTicks } from './chart-axis.js';
import styles from './day-chart.module.css';
import { ValueAxis } from './value-axis.js';

export interface DayValue {
  /** ISO instant. */
  readonly day: string;
  readonly value: number;
}

interface DayChartProps {
  readonly title: string;
  /** Oldest first. */
  readonly days: readonly DayValue[];
}

/** Units of the SVG, stretched to the width of the card. */
const HEIGHT = 100;
const SLOT = 10;
const GAP = 2.4;

/**
 * One column a day, the oldest at the beginning of the line, against an axis of values; the table below says the same
 * in words.
 */
export function DayChart({ title, days }: DayChartProps) {
  const [active, setActive] = useState<number | null>(null);
  const shown = active === null ? undefined : days[active];
  const sum = days.reduce((total, { value }) => total + value, 0);
  const ticks = axisTicks(Math.max(0, ...days.map(({ value }) => value)));
  return (
    <Card padding="md" component="section" aria-label={title}>
      <div className={styles.head}>
        <Title order={3} fz={15} fw={650}>
          {title}
        </Title>
        <Text span size="sm" className={styles.sum}>
          {shown ? formatDate(new Date(shown.day)) : texts.total}: {formatNumber(shown ? shown.value : sum)}
        </Text>
      </div>
      <div className={styles.plotArea}>
        <ValueAxis ticks={ticks} />
        <Columns days={days} ticks={ticks} active={active} onActive={setActive} />
      </div>
      <div className={styles.axis} aria-hidden>
        <span>{days[0] && formatDate(new Date(days[0].day))}</span>
        <span>{days.at(-1) && formatDate(new Date(days.at(-1)?.day ?? ''))}</span>
      </div>
      <DayTable title={title} days={days} />
    </Card>
  );
}

interface ColumnsProps {
  readonly days: readonly DayValue[];
  readonly ticks: readonly number[];
  readonly active: number | null;
  readonly onActive: (index: number | null) => void;
}

function Columns({ days, ticks, active, onActive }: ColumnsProps) {
  const top = ticks.at(-1) ?? 1;
  const width = days.length * SLOT;
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      onPointerLeave={() => onActive(null)}
    >
      {ticks.map((tick) => {
        const y = HEIGHT - (tick / top) * HEIGHT;
        return <line key={tick} className={styles.rule} x1={0} x2={width} y1={y} y2={y} />;
      })}
      {days.map(({ day, value }, index) => {
        // From right to left, as the page is read.
        const x = width - (index + 1) * SLOT;
        const height = value === 0 ? 0 : Math.max(1.5, (value / top) * HEIGHT);
        return (
          <g key={day} onPointerEnter={() => onActive(index)}>
            <rect className={styles.hit} x={x} y={0} width={SLOT} height={HEIGHT} />
            <rect
              className={styles.bar}
              data-active={index === active || undefined}
              x={x + GAP / 2}
              y={HEIGHT - height}
              width={SLOT - GAP}
              height={height}
            />
          </g>
        );
      })}
    </svg>
  );
}

function DayTable({ title, days }: DayChartProps) {
  return (
    <details className={styles.more}>
      <summary aria-label={texts.tableOf(title)}>{texts.table}</summary>
      <div className={styles.tableBox} tabIndex={0} role="region" aria-label={texts.region(title)}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{texts.day}</Table.Th>
              <Table.Th scope="col">{title}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.toReversed().map(({ day, value }) => (
              <Table.Tr key={day}>
                <Table.Td>{formatDate(new Date(day))}</Table.Td>
                <Table.Td>{formatNumber(value)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </details>
  );
}
