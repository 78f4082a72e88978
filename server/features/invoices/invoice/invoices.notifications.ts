/** The notifications about invoices and renewals. */
import { dashboardLink } from '#core/client-links.js';
import { formatDate, formatToman } from '#core/dates/calendar.js';
import { toPersianDigits } from '#core/text/digits.js';
import type { MailVars } from '#platform/jobs/mails.js';
import { notification, type Addressee } from '#features/notifications/index.js';
import { INVOICE_TEXTS } from './invoices.messages.js';

interface InvoiceFacts {
  readonly number: string;
  readonly serviceName: string;
  readonly amountToman: number;
  readonly dueAt: Date;
}

interface Renewal {
  readonly serviceName: string;
  readonly date: Date;
}

const toInvoices = (): string => dashboardLink('invoices');

function varsOf({ number, serviceName, amountToman, dueAt }: InvoiceFacts, to: Addressee): MailVars<'invoice_issued'> {
  return {
    ...to,
    invoiceNumber: toPersianDigits(number),
    title: serviceName,
    amount: formatToman(amountToman),
    dueDate: formatDate(dueAt),
  };
}

export const INVOICE_NOTIFICATIONS = {
  issued: notification({
    type: 'invoice',
    audience: 'customer',
    words: (facts: InvoiceFacts) => INVOICE_TEXTS.issued(facts),
    link: toInvoices,
    mail: (facts, to) => ({ template: 'invoice_issued', vars: varsOf(facts, to) }),
  }),
  before_due: notification({
    type: 'invoice',
    audience: 'customer',
    words: (facts: InvoiceFacts) => INVOICE_TEXTS.before_due(facts),
    link: toInvoices,
    mail: (facts, to) => ({ template: 'invoice_due_soon', vars: varsOf(facts, to) }),
  }),
  after_due: notification({
    type: 'invoice',
    audience: 'customer',
    words: (facts: InvoiceFacts) => INVOICE_TEXTS.after_due(facts),
    link: toInvoices,
    mail: (facts, to) => ({ template: 'invoice_past_due', vars: varsOf(facts, to) }),
  }),
  before_suspension: notification({
    type: 'invoice',
    audience: 'customer',
    words: (facts: InvoiceFacts & { readonly suspendsAt: Date }) => INVOICE_TEXTS.before_suspension(facts),
    link: toInvoices,
    mail: 'same',
  }),
  stopped: notification({
    type: 'invoice',
    audience: 'customer',
    /** `date`: the end of the paid time. */
    words: ({ serviceName, date }: Renewal) => INVOICE_TEXTS.stopped(serviceName, formatDate(date)),
    link: toInvoices,
  }),
  resumed: notification({
    type: 'invoice',
    audience: 'customer',
    /** `date`: the start of the next period. */
    words: ({ serviceName, date }: Renewal) => INVOICE_TEXTS.resumed(serviceName, formatDate(date)),
    link: toInvoices,
  }),
  endingSoon: notification({
    type: 'invoice',
    audience: 'customer',
    /** `date`: the end of the paid time. */
    words: ({ serviceName, date }: Renewal) => INVOICE_TEXTS.endingSoon(serviceName, formatDate(date)),
    link: toInvoices,
    mail: 'same',
  }),
} as const;
