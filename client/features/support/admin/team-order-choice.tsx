import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { supportMessages } from '#client/lib/messages/support.messages.js';
import { ticketOrder } from './team-order.js';

const texts = supportMessages.team;
const OPTIONS = Object.entries(texts.orders).map(([value, label]) => ({ value, label }));

/** The order of the list of tickets; kept in the address. */
export function TeamOrder({ onChange }: { readonly onChange: (order: string) => void }) {
  const [params] = useSearchParams();
  const { sort, direction } = ticketOrder(params);
  return (
    <NativeSelect
      label={texts.sort}
      size="sm"
      value={`${sort}.${direction}`}
      data={OPTIONS}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
