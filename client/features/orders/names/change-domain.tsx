import { Button } from '@mantine/core';
import { IconWorldWww } from '@tabler/icons-react';
import { useState } from 'react';
import type { OrderCardFragment } from '#client/gql/graphql.js';
import { orderMessages } from '#client/lib/messages/order.messages.js';
import { serverNow } from '#client/lib/server-clock.js';
import { ChangeDomainDialog } from './dialogs.js';
import { domainChangeOf } from './change-domain.rules.js';

const { changeDomain: texts } = orderMessages;

/** The way to another name, as long as there is one (D-46). */
export function ChangeDomain({ order }: { readonly order: OrderCardFragment }) {
  const [isOpen, setOpen] = useState(false);
  const change = domainChangeOf(order, new Date(serverNow()));
  if (change === 'closed') return null;
  const name = change === 'choice' ? texts.choose : texts.open;
  return (
    <>
      <Button
        variant={change === 'choice' ? 'light' : 'subtle'}
        size="compact-md"
        leftSection={<IconWorldWww size={17} />}
        aria-label={`${name}: ${order.title}`}
        onClick={() => setOpen(true)}
      >
        {name}
      </Button>
      <ChangeDomainDialog opened={isOpen} order={order} onClose={() => setOpen(false)} />
    </>
  );
}
