import { Alert } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { isolated } from '#core/text/bidi.js';
import type { SitePageQuery } from '#client/gql/graphql.js';
import { sitePageMessages } from '#client/lib/messages/sites/site-page.messages.js';

const { others } = sitePageMessages;

/** To an administrator: whose site it is. */
export function OthersNotice({ site: { customer } }: { readonly site: Pick<SitePageQuery['site'], 'customer'> }) {
  return (
    <Alert color="gray" icon={<IconShieldLock size={20} aria-hidden />} mb="md">
      {customer ? others.owner(isolated(customer.fullName ?? customer.email)) : others.removed} {others.text}
    </Alert>
  );
}
