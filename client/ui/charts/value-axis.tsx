import { shortNumber } from './chart-axis.js';
import styles from './value-axis.module.css';

/**
 * The numbers beside the lines of a chart, the greatest on top; a table says them to who does not see the chart. The
 * chart sets `--chart-height`.
 */
export function ValueAxis({ ticks }: { readonly ticks: readonly number[] }) {
  return (
    <div className={styles.values} aria-hidden>
      {ticks.toReversed().map((tick) => (
        <span key={tick}>{shortNumber(tick)}</span>
      ))}
    </div>
  );
}
