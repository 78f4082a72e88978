import type { Mail } from './mail.js';

/** A deposit arrived in the wallet. */
export const depositSettled: Mail<'deposit_settled'> = {
  about: 'money',
  subject: 'واریز به کیف پول شما در برپا انجام شد',
  heading: 'واریز به کیف پول شما انجام شد',
  body: 'مبلغ زیر به کیف پول شما واریز شد.',
  button: 'دیدن کیف پول',
  facts: ['amount', 'refId', 'balance'],
};
