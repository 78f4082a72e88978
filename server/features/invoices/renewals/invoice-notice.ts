/** Notifies a customer of an invoice, in the product and by mail, in the transaction of the event. */
import { dashboardLink } from '#core/client-links.js';
import { formatDate, formatToman } from '#core/dates/calendar.js';
import { toPersianDigits } from '#core/text/digits.js';
import type { TxCtx } from '#platform/context.js';
import type { MailTemplate } from '#platform/jobs/catalogue.js';
import { customerLoader } from '#features/identity/index.js';
import { notify } from '#features/notifications/index.js';
import { INVOICE_TEXTS } from '../invoice/invoices.messages.js';
import type { ReminderKind } from './renewal.entity.js';

/** Of every unpaid invoice; renewals/suspension.ts sends the warning of a suspension. */
export type TimedReminder = Exclude<ReminderKind, 'before_suspension'>;

const MAILS: Readonly<Record<TimedReminder | 'issued', MailTemplate>> = {
  issued: 'invoice_issued',
  before_due: 'invoice_due_soon',
  after_due: 'invoice_past_due',
};

export interface InvoiceFacts {
  readonly number: string;
  readonly serviceName: string;
  readonly amountToman: number;
  readonly dueAt: Date;
}

export async function notifyAbout(
  tx: TxCtx,
  userId: string,
  facts: InvoiceFacts,
  what: TimedReminder | 'issued',
): Promise<void> {
  const customer = await customerLoader(tx).load(userId);
  if (!customer) throw new Error(`the invoice ${facts.number} has no customer`);
  await notify(tx, { userId, type: 'invoice', ...INVOICE_TEXTS[what](facts), link: dashboardLink('invoices') });
  const vars = {
    fullName: customer.fullName ?? '',
    invoiceNumber: toPersianDigits(facts.number),
    title: facts.serviceName,
    amount: formatToman(facts.amountToman),
    dueDate: formatDate(facts.dueAt),
    link: `${tx.config.publicUrl ?? ''}/dashboard?tab=invoices`,
  };
  await tx.enqueue('send_mail', { template: MAILS[what], to: customer.email, userId, vars });
}
