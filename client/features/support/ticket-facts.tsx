import type { TicketFieldsFragment } from '#client/gql/graphql.js';
import { supportMessages, ticketCategoryNames } from '#client/lib/messages/support.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
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
