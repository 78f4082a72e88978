import { useMutation } from '@apollo/client/react';
import {
  BanUserDocument,
  SetUserRoleDocument,
  UnbanUserDocument,
  type AdminUserRowFragment,
} from '#client/gql/graphql.js';
import { adminUserMessages as texts } from '#client/lib/messages/admin/admin-users.messages.js';
import { ltr } from '#core/text/bidi.js';
import { confirm } from '#client/ui/confirm.js';
import { useRowActs } from '../parts/use-row-acts.js';

export const USER_LISTS: ReadonlySet<string> = new Set(['AdminUsers', 'AdminCustomer', 'DashboardStats']);

/** Ban, unban and change of role; the list is read anew after each. */
export function useUserActs() {
  const [banUser] = useMutation(BanUserDocument);
  const [unbanUser] = useMutation(UnbanUserDocument);
  const [setUserRole] = useMutation(SetUserRoleDocument);
  const { busyId, act } = useRowActs(USER_LISTS);
  const ban = async ({ id, email }: AdminUserRowFragment) => {
    const { text, ...question } = texts.banQuestion;
    if (!(await confirm({ ...question, text: text(ltr(email)), danger: true }))) return;
    await act(id, () => banUser({ variables: { id } }), texts.banned, texts.banFailed);
  };
  const unban = ({ id }: AdminUserRowFragment) =>
    act(id, () => unbanUser({ variables: { id } }), texts.unbanned, texts.unbanFailed);
  const changeRole = async ({ id, email, role: now }: AdminUserRowFragment) => {
    const { title, action, toAdmin, toUser } = texts.roleQuestion;
    const role = now === 'admin' ? 'user' : 'admin';
    const text = (role === 'admin' ? toAdmin : toUser)(ltr(email));
    if (!(await confirm({ title, action, text }))) return;
    await act(id, () => setUserRole({ variables: { id, role } }), texts.roleChanged, texts.roleFailed);
  };
  return { busyId, ban, unban, changeRole };
}
