import { ErrorNotice } from './error-notice.js';
import { LoadingSkeleton } from './loading-skeleton.js';

export interface AwaitingProps {
  readonly query: { readonly error?: unknown; readonly refetch: () => unknown };
  /** What its failure is called. */
  readonly failed?: string;
  /** Of the placeholders; the height in px. */
  readonly rows: number;
  readonly height: number;
  /** Of the notice. */
  readonly compact?: boolean;
}

/**
 * What is shown until an answer is there: a placeholder of its size while it is loading, a retry button once that
 * failed.
 */
export function Awaiting({ query, failed, rows, height, compact = false }: AwaitingProps) {
  const { error, refetch } = query;
  if (!error) return <LoadingSkeleton rows={rows} height={height} />;
  return <ErrorNotice error={error} title={failed} compact={compact} onRetry={() => void refetch()} />;
}
