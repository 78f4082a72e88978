import { useQuery } from '@apollo/client/react';
import { Alert } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import type { Quote } from '../../../../../core/pricing.js';
import { WizardQuoteDocument } from '../../../../gql/graphql.js';
import { pricingMessages as m } from '../../../../lib/messages/wizard-order.messages.js';
import { toWizardData, withoutLogoPicture } from '../../state/wizard-data.js';
import { useWizard } from '../../wizard-context.js';

/**
 * The server computes the same price, quietly. Where it comes to another one, the prices are fetched anew and the
 * right amount is shown; where it cannot be asked, the order itself will be checked anyway.
 */
export function ServerCheck({ quote }: { readonly quote: Quote }) {
  const { draft, sessionId, prices, refreshPrices } = useWizard();
  const asked = useMemo(
    () => ({
      shown: quote.payable as number,
      wizardData: withoutLogoPicture(toWizardData(draft, sessionId, prices, quote.payable)),
    }),
    [draft, sessionId, prices, quote],
  );
  const [settled] = useDebouncedValue(asked, 600);
  const { data } = useQuery(WizardQuoteDocument, {
    variables: { wizardData: settled.wizardData },
    fetchPolicy: 'no-cache',
  });
  const theirs = data?.quote.payableToman;
  const differs = theirs !== undefined && settled === asked && theirs !== settled.shown;
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
