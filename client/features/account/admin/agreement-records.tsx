import { versionPath } from '#core/legal.js';
import type { AdminCustomerQuery } from '#client/gql/graphql.js';
import { adminCustomerMessages as texts } from './admin-customer.messages.js';
import { agreementListMessages } from '#client/lib/messages/agreement-list.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { RecordCard } from './record-card.js';

/** Which version of which legal document the customer agreed to, when, and by what. */
export function AgreementRecords({ found }: { readonly found: AdminCustomerQuery }) {
  const { items, pagination } = found.userAgreements;
  return (
    <RecordCard
      title={texts.sections.agreements}
      total={pagination}
      records={items.map(({ id, kind, number, way, order, agreedAt }) => ({
        id,
        name: agreementListMessages.version(kind, number),
        to: versionPath(kind, number),
        hint: (
          <>
            {agreementListMessages.ways[way]} {order && <Ltr>{order.orderNumber}</Ltr>}
          </>
        ),
        end: <JalaliDate value={agreedAt} time />,
      }))}
    />
  );
}
