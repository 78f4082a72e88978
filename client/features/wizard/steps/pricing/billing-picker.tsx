import { SegmentedControl } from '@mantine/core';
import { ANNUAL_DISCOUNT_PERCENT } from '#core/pricing/price-list.js';
import { pricingMessages } from '../../messages/wizard-order.messages.js';
import { useWizard } from '../../state/wizard-context.js';

const m = pricingMessages.billing;

export function BillingPicker() {
  const { draft, dispatch } = useWizard();
  return (
    <SegmentedControl
      fullWidth
      size="md"
      aria-label={m.legend}
      value={draft.billing}
      data={[
        { value: 'monthly', label: m.monthly },
        { value: 'annual', label: `${m.annual} · ${m.discount(ANNUAL_DISCOUNT_PERCENT)}` },
      ]}
      onChange={(billing) => dispatch({ type: 'billingPicked', billing: billing as 'monthly' | 'annual' })}
    />
  );
}
