export const STATEMENT_PERIODS = ['month', 'quarter', 'year', 'all'] as const;
export type StatementPeriod = (typeof STATEMENT_PERIODS)[number];

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<Exclude<StatementPeriod, 'all'>, number>> = { month: 30, quarter: 90, year: 365 };

/** The address of the statement that ends now and begins so many days before. `now` in ms since 1970. */
export function statementPath(period: StatementPeriod, now: number): string {
  const path = '/api/wallets/me/statement';
  if (period === 'all') return path;
  return `${path}?from=${encodeURIComponent(new Date(now - DAYS[period] * DAY_MS).toISOString())}`;
}
