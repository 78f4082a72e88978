/** The coupon of the draft: the draft keeps its code, the server says what it takes off, each time anew. */
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { CouponTerms } from '#core/pricing/coupons.js';
import { couponLineOf, type Quote } from '#core/pricing/pricing.js';
import { WizardCouponDocument } from '#client/gql/graphql.js';
import { toUiError, type UiError } from '#client/lib/errors.js';

export interface WizardCoupon {
  /** The typed code; null without one. */
  readonly code: string | null;
  /** Null until the server has said yes. */
  readonly terms: CouponTerms | null;
  readonly fault: UiError | null;
  readonly isAsking: boolean;
  readonly recheck: () => void;
}

/** Whether the coupon itself was refused, and not only the question. */
export function isCouponFault({ code }: UiError): boolean {
  return code.startsWith('COUPON_');
}

/** `orderId`: the order that is edited and may hold the coupon already. */
export function useCoupon(code: string | null, orderId: string | null): WizardCoupon {
  const { data, error, loading, refetch } = useQuery(WizardCouponDocument, {
    variables: { code: code ?? '', orderId },
    skip: code === null,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return useMemo(() => {
    const recheck = (): void => {
      // A refusal is shown by `error`; the promise has nothing to add.
      if (code !== null) void refetch().catch(() => undefined);
    };
    if (code === null) return { code, terms: null, fault: null, isAsking: false, recheck };
    const fault = error && !loading ? toUiError(error) : null;
    return { code, terms: fault ? null : (data?.couponTerms ?? null), fault, isAsking: loading, recheck };
  }, [code, data, error, loading, refetch]);
}

/**
 * The code that goes with the order. One that was refused or takes nothing off stays with the customer; one whose
 * answer is still awaited is sent, so that nobody pays the whole price by being quick.
 */
export function sentCode({ code, terms, fault }: WizardCoupon, quote: Quote | null): string | null {
  if (fault && isCouponFault(fault)) return null;
  return terms && quote && !couponLineOf(quote) ? null : code;
}
