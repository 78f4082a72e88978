/** Tickets for tests, through both APIs. */
import type { Account } from './accounts.js';
import type { RestAnswer, TestApp } from './app.js';
import { PDF, upload } from './samples/sample-files.js';

export interface TicketBody {
  readonly id: string;
  readonly number: number;
  readonly status: string;
  readonly subject: string;
  readonly unread_count: number;
  readonly messages: readonly {
    readonly id: string;
    readonly body: string;
    readonly from_team: boolean;
    readonly author_name: string | null;
    readonly status: string | null;
    readonly attachments: readonly { readonly file_name: string; readonly url: string | null }[];
  }[];
}

export interface TicketDesk {
  /** A call under /support. */
  call(account: Account | null, method: string, path: string, body?: object): Promise<RestAnswer>;
  open(account: Account, body?: object): Promise<TicketBody>;
  read(account: Account, id: string): Promise<TicketBody>;
  /** The id of a file that waits for its message. */
  uploaded(account: Account, name?: string): Promise<string>;
  codeOf(account: Account | null, query: string, variables: object): Promise<unknown>;
}

/** `app` is passed as a function: it is started in beforeAll. */
export function ticketDesk(app: () => TestApp): TicketDesk {
  const call: TicketDesk['call'] = (account, method, path, body) =>
    app().rest(method, `/support${path}`, { token: account?.token ?? null, ...(body && { body }) });
  return {
    call,
    open: async (account, body = {}) => {
      const answer = await call(account, 'POST', '/report-issue', { message: 'سلام، سایت من باز نمی‌شود.', ...body });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body as unknown as TicketBody;
    },
    read: async (account, id) => (await call(account, 'GET', `/ticket/${id}`)).body as unknown as TicketBody,
    uploaded: async (account, name = 'رسید.pdf') => {
      const { body } = await upload(app(), account, [{ name, bytes: PDF }], {}, '/storage/upload/uploads');
      return (body as unknown as { file: { id: string } }).file.id;
    },
    codeOf: async (account, query, variables) =>
      (await app().graphql(query, variables, account?.token)).errors?.[0]?.extensions['code'],
  };
}

export const TICKET_GQL = {
  list: 'query ($filter: TicketsFilter) { tickets(filter: $filter) { items { id subject status unreadCount nextStatuses assignee { id } customer { email } } pagination { total } } }',
  one: 'query ($id: ID!) { ticket(id: $id) { id status messages { body fromTeam authorName status attachments { name url } } } }',
  open: 'mutation ($input: TicketInput!) { openTicket(input: $input) { id number subject category priority status orderNumber paymentLabel } }',
  write:
    'mutation ($id: ID!, $message: String, $attachments: [ID!]) { writeTicketMessage(id: $id, message: $message, attachments: $attachments) { id body fromTeam } }',
  update: 'mutation ($id: ID!) { updateTicket(id: $id, changes: { priority: urgent }) { priority } }',
  close: 'mutation ($id: ID!) { closeTicket(id: $id) { status } }',
  reopen: 'mutation ($id: ID!) { reopenTicket(id: $id) { status } }',
  read: 'mutation ($id: ID!) { markTicketRead(id: $id) { unreadCount } }',
  status:
    'mutation ($id: ID!, $status: TicketStatus!, $admin: ID) { setTicketStatus(id: $id, status: $status, adminUserId: $admin) { status assignee { id } } }',
  assign: 'mutation ($id: ID!, $admin: ID) { assignTicket(id: $id, adminUserId: $admin) { assignee { id } } }',
} as const;
