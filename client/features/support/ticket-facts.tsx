import type { TicketFieldsFragment } from '../../gql/graphql.js';
import { supportMessages, ticketCategoryNames } from '../../lib/messages/support.messages.js';
import { JalaliDate } from '../../ui/calendar/jalali-date.js';
import { Ltr } from '../../ui/ltr.js';
import styles from './conversation/conversation.module.css';

const texts = supportMessages.conversation;

/** Number, category, linked record, and since when. */
export function TicketFacts({ ticket }: { readonly ticket: TicketFieldsFragment }) {
  const { number, category, orderNumber, paymentLabel, createdAt } = ticket;
  return (
    <div className={styles.facts}>
      <span>{supportMessages.list.number(number)}</span>
      <span>{ticketCategoryNames[category]}</span>
      {orderNumber && (
        <span>
          {texts.aboutOrder} <Ltr>{orderNumber}</Ltr>
        </span>
      )}
      {paymentLabel && (
        <span>
          {texts.aboutPayment} <bdi>{paymentLabel}</bdi>
        </span>
      )}
      <JalaliDate value={createdAt} time />
    </div>
  );
}
