import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { AdminCustomerNameDocument } from '#client/gql/graphql.js';
import { adminCustomerMessages as texts } from '#client/lib/messages/admin/admin-customer.messages.js';
import { customerOf, type AdminUrl } from '../use-admin-url.js';

/** That the list shows one customer alone (`?user=`), and the way back to everyone's; nothing where it does not. */
export function CustomerFilter({ url }: { readonly url: AdminUrl }) {
  const id = customerOf(url);
  const { data } = useQuery(AdminCustomerNameDocument, { variables: { id: id ?? '' }, skip: id === null });
  if (id === null) return null;
  const name = data ? (data.user.fullName ?? data.user.email) : texts.oneCustomer;
  return (
    <Button
      variant="light"
      rightSection={<IconX size={16} aria-hidden />}
      title={texts.showEveryone}
      onClick={() => url.filter({ user: null })}
    >
      {texts.only(name)}
    </Button>
  );
}
