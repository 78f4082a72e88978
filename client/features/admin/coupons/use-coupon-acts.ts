import { useMutation } from '@apollo/client/react';
import { DeleteCouponDocument, SetCouponActiveDocument, type CouponRowFragment } from '#client/gql/graphql.js';
import { adminCouponMessages as texts } from '#client/lib/messages/admin/admin-coupons.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { useRowActs } from '../parts/use-row-acts.js';

export const COUPON_LISTS: ReadonlySet<string> = new Set(['AdminCoupons', 'AdminCouponUses']);

export type CouponActs = ReturnType<typeof useCouponActs>;

/** Switching a coupon off and on, and deleting an unused one. */
export function useCouponActs() {
  const [setActive] = useMutation(SetCouponActiveDocument);
  const [deleteCoupon] = useMutation(DeleteCouponDocument);
  const { busyId, act } = useRowActs(COUPON_LISTS);
  const activate = ({ id }: CouponRowFragment) =>
    act(id, () => setActive({ variables: { id, active: true } }), texts.activated, texts.switchFailed);
  const deactivate = async ({ id, code }: CouponRowFragment) => {
    const { text, ...question } = texts.deactivateQuestion;
    if (!(await confirm({ ...question, text: text(code) }))) return;
    await act(id, () => setActive({ variables: { id, active: false } }), texts.deactivated, texts.switchFailed);
  };
  const remove = async ({ id, code }: CouponRowFragment) => {
    const { text, ...question } = texts.removeQuestion;
    if (!(await confirm({ ...question, text: text(code), danger: true }))) return;
    await act(id, () => deleteCoupon({ variables: { id } }), texts.removed, texts.removeFailed);
  };
  return { busyId, activate, deactivate, remove };
}
