import { couponLineOf, type Quote } from '#core/pricing/pricing.js';
import { missingForCoupon } from '#core/pricing/coupons.js';
import { CouponField } from '#client/features/coupons/index.js';
import { useHeldText } from '#client/features/editor/index.js';
import { useWizard } from '../../state/wizard-context.js';

/** The code field of the price; what is missing to a minimum follows every change of the design. */
export function WizardCouponField({ quote }: { readonly quote: Quote }) {
  const { coupon, dispatch } = useWizard();
  const { code, terms, fault, isAsking, recheck } = coupon;
  const held = useHeldText('coupon');
  const line = couponLineOf(quote);
  return (
    <CouponField
      code={code}
      applied={line ? { code: line.key, percent: line.percent ?? null } : null}
      missing={terms && !line ? { minimum: terms.minimumToman, toman: missingForCoupon(terms, quote.payable) } : null}
      fault={fault}
      isAsking={isAsking}
      held={held}
      onApply={(typed) => (typed === code ? recheck() : dispatch({ type: 'couponPicked', code: typed }))}
      onRemove={() => dispatch({ type: 'couponPicked', code: null })}
    />
  );
}
