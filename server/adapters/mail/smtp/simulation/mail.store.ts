/** Every mail the sandbox's mail server has taken. */
import type { SandboxDatabase } from '#server/sandbox/database.js';

export const MAIL_TABLES = `
  create table if not exists sandbox.mail (
    id bigint generated always as identity primary key,
    recipients text[] not null,
    sender text not null,
    subject text not null,
    html text,
    text text,
    headers jsonb not null,
    received_at timestamptz not null
  );
  create index if not exists mail_recipients on sandbox.mail using gin (recipients);`;

export interface SandboxMail {
  readonly id: string;
  /** Lower case, as the envelope named them. */
  readonly recipients: readonly string[];
  readonly sender: string;
  readonly subject: string;
  readonly html: string | null;
  readonly text: string | null;
  /** In the order of the message. */
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly receivedAt: Date;
}

export interface MailStore {
  add(mail: Omit<SandboxMail, 'id'>): Promise<void>;
  /** Newest first; everyone's, or one address's. */
  list(to: string | null, limit: number): Promise<SandboxMail[]>;
  find(id: string): Promise<SandboxMail | null>;
}

const COLUMNS = `id::text, recipients, sender, subject, html, text, headers, received_at as "receivedAt"`;

export function createMailStore(db: SandboxDatabase): MailStore {
  return {
    add: async (mail) => {
      await db.query(
        `insert into sandbox.mail (recipients, sender, subject, html, text, headers, received_at) values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          mail.recipients,
          mail.sender,
          mail.subject,
          mail.html,
          mail.text,
          JSON.stringify(mail.headers),
          mail.receivedAt,
        ],
      );
    },
    // `id` alone would mean the text in the answer, and sort 10 before 9.
    list: (to, limit) =>
      db.query(
        `select ${COLUMNS} from sandbox.mail where $1::text is null or recipients @> array[$1::text] order by mail.id desc limit $2`,
        [to?.trim().toLowerCase() ?? null, limit],
      ),
    find: async (id) => {
      if (!/^\d{1,18}$/.test(id)) return null;
      const [mail] = await db.query<SandboxMail>(`select ${COLUMNS} from sandbox.mail where id = $1`, [id]);
      return mail ?? null;
    },
  };
}
