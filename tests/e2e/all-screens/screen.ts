/** One screen of the list. */
import type { CLIENT_ROUTES } from '#core/client-routes.js';

/** Ids, codes and addresses that only a running product gives. */
export interface Records {
  readonly siteId: string;
  readonly userId: string;
  /** An order that is not paid. */
  readonly draftId: string;
  readonly receiptCode: string;
  readonly invoiceCode: string;
  readonly creditNoteCode: string;
  /** The addresses to which the gateway sent the payer back. */
  readonly returns: Readonly<Record<'paid' | 'failed' | 'cancelled' | 'deposited' | 'notDeposited', string>>;
}

export type Viewer = 'guest' | 'newcomer' | 'customer' | 'admin';

export interface Screen {
  /** Unique, as the contact sheet has it. */
  readonly name: string;
  /** The route of the client; `notFound` is every other address. */
  readonly route: keyof typeof CLIENT_ROUTES | 'notFound';
  /** The value of `?tab=` or `?step=` of the route. */
  readonly part?: string;
  readonly path: string | ((records: Records) => string);
  /** Visible only once the screen has what it shows. */
  readonly sign: string | RegExp;
  /** The state of GraphQL: every answer is an error, none arrives, or it is still on its way. */
  readonly network?: 'failing' | 'offline' | 'held';
}
