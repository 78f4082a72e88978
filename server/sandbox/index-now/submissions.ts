/** The last submissions to the simulated search engine, for the page that shows them. */
import type { SandboxDatabase } from '../database.js';

export const SUBMISSION_TABLES = `
  create table if not exists sandbox.url_submission (
    id bigint generated always as identity primary key,
    host text not null,
    urls text[] not null,
    url_count integer not null,
    status integer not null,
    received_at timestamptz not null
  );`;

/** A well-formed submission and the HTTP status of the answer. */
export interface Submission {
  readonly host: string;
  readonly urls: readonly string[];
  readonly status: number;
  readonly receivedAt: Date;
}

/** A submission as the page shows it: the first addresses, and how many there were. */
export interface ShownSubmission extends Submission {
  readonly urlCount: number;
}

export interface Submissions {
  add(submission: Submission): Promise<void>;
  /** Newest first. */
  list(): Promise<readonly ShownSubmission[]>;
}

/** The kept number of submissions, and of addresses of each. */
const MOST = { submissions: 50, urls: 20 } as const;

const ADD = `insert into sandbox.url_submission (host, urls, url_count, status, received_at) values ($1, $2, $3, $4, $5)`;
const TRIM = `delete from sandbox.url_submission where id <=
  (select id from sandbox.url_submission order by id desc offset ${MOST.submissions} limit 1)`;
const LIST = `select host, urls, url_count as "urlCount", status, received_at as "receivedAt"
  from sandbox.url_submission order by id desc limit ${MOST.submissions}`;

export function createSubmissions(db: SandboxDatabase): Submissions {
  return {
    add: async ({ host, urls, status, receivedAt }) => {
      await db.query(ADD, [host, urls.slice(0, MOST.urls), urls.length, status, receivedAt]);
      await db.query(TRIM);
    },
    list: () => db.query<ShownSubmission>(LIST),
  };
}
