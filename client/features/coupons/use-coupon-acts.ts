import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { DeleteCouponDocument, SetCouponActiveDocument, type CouponRowFragment } from '../../gql/graphql.js';
import { adminCouponMessages as texts } from '../../lib/messages/admin-coupons.messages.js';
import { refreshQueries } from '../../lib/refresh.js';
import { confirm } from '../../ui/confirm.js';
import { toast } from '../../ui/toast.js';

export const COUPON_LISTS: ReadonlySet<string> = new Set(['AdminCoupons', 'AdminCouponUses']);

export type CouponActs = ReturnType<typeof useCouponActs>;

/** Switching a coupon off and on, and deleting one that nobody used. */
export function useCouponActs() {
  const [setActive] = useMutation(SetCouponActiveDocument);
  const [deleteCoupon] = useMutation(DeleteCouponDocument);
  const client = useApolloClient();
  const [busyId, setBusyId] = useState<string | null>(null);
  const act = async (id: string, run: () => Promise<unknown>, done: string, failed: string) => {
    setBusyId(id);
    try {
      await run();
      await refreshQueries(client, COUPON_LISTS);
      toast.success(done);
    } catch (error) {
      toast.error(error, failed);
    } finally {
      setBusyId(null);
    }
  };
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
