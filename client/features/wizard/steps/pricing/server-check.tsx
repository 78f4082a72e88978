import { useQuery } from '@apollo/client/react';
import { Alert } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { toKeyedLists } from '#core/design/keyed-lists.js';
import type { Quote } from '#core/pricing/pricing.js';
import { WizardQuoteDocument } from '#client/gql/graphql.js';
import { toUiError } from '#client/lib/errors.js';
import { pricingMessages as m } from '../../messages/wizard-order.messages.js';
import { toWizardData, withoutLogoPicture } from '#client/features/drafts/index.js';
import { isCouponFault } from '../../state/use-coupon.js';
import { useWizard } from '../../state/wizard-context.js';

/**
 * The server computes the same price, quietly. Where it comes to another one, the prices are fetched anew and the
 * right amount is shown; where it cannot be asked, the order itself will be checked anyway.
 */
export function ServerCheck({ quote }: { readonly quote: Quote }) {
  const { draft, sessionId, prices, refreshPrices, coupon, couponCode } = useWizard();
  const input = useMemo(
    () => ({
      shown: quote.payable as number,
      wizardData: toKeyedLists(
        withoutLogoPicture(toWizardData(draft, sessionId, prices, quote.payable, { couponCode })),
      ),
    }),
    [draft, sessionId, prices, quote, couponCode],
  );
  const [settled] = useDebouncedValue(input, 600);
  const { data, error } = useQuery(WizardQuoteDocument, {
    variables: { wizardData: settled.wizardData },
    fetchPolicy: 'no-cache',
  });
  const { recheck } = coupon;
  useEffect(() => {
    // Somebody may have used it up meanwhile: the field then says so.
    if (error && isCouponFault(toUiError(error))) recheck();
  }, [error, recheck]);
  const theirs = data?.quote.payableToman;
  const differs = theirs !== undefined && settled === input && theirs !== settled.shown;
  useEffect(() => {
    if (differs) refreshPrices();
  }, [differs, refreshPrices]);
  if (!differs) return null;
  return (
    <Alert role="status" color="yellow" variant="light" mt="md" icon={<IconRefresh size={20} />}>
      {m.differs(theirs)}
    </Alert>
  );
}
