import { ErrorNotice } from './error-notice.js';
import { LoadingSkeleton } from './loading-skeleton.js';

export interface AwaitingProps {
  readonly query: { readonly error?: unknown; readonly refetch: () => unknown };
  /** The text of its failure. */
  readonly failed?: string;
  /** The number of placeholders; their height in px. */
  readonly rows: number;
  readonly height: number;
  /** Whether the notice is small. */
  readonly compact?: boolean;
}

/** Shown until an answer is there: a placeholder of its size while it is loading, a retry button once that failed. */
export function Awaiting({ query, failed, rows, height, compact = false }: AwaitingProps) {
  const { error, refetch } = query;
  if (!error) return <LoadingSkeleton rows={rows} height={height} />;
  return <ErrorNotice error={error} title={failed} compact={compact} onRetry={() => void refetch()} />;
}
