import styles from './health.module.css';

interface SparklineProps {
  /** Oldest first. */
  readonly values: readonly number[];
  /** Where the picture ends; without it the greatest value. */
  readonly max?: number;
}

const WIDTH = 100;
const HEIGHT = 40;

/** The points from right to left, as the page is read: the newest one at the end of the line. */
function sparkPoints(values: readonly number[], max: number): string {
  const step = WIDTH / Math.max(1, values.length - 1);
  const y = (value: number): number => HEIGHT - (Math.min(value, max) / Math.max(max, Number.EPSILON)) * (HEIGHT - 2);
  return values.map((value, index) => `${(WIDTH - index * step).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
}

/** How a number moved while the page was open; the number itself is above it. */
export function Sparkline({ values, max }: SparklineProps) {
  const points = sparkPoints(values, max ?? Math.max(1, ...values) * 1.1);
  const end = values.length < 2 ? WIDTH : 0;
  return (
    <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <polygon className={styles.area} points={`${WIDTH},${HEIGHT} ${points} ${end},${HEIGHT}`} />
      <polyline className={styles.line} points={points} />
    </svg>
  );
}
