/** The state of the simulated providers. A code is taken by one delete, so that two exchanges cannot both have it. */
import { randomBytes } from 'node:crypto';
import type { SandboxDatabase } from '../database.js';
import { OAUTH_MESSAGES as t } from './oauth.messages.js';

/** The outcomes after a person was chosen; all but `success` are a tester's provocations. */
export const OUTCOMES = ['success', 'server_error', 'bad_code', 'broken'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Person {
  /** Digits. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly verified: boolean;
}

export interface OpenCode {
  /** Its name in the address of the return. */
  readonly provider: string;
  readonly clientId: string;
  readonly redirectUri: string;
  /** PKCE S256; null where the client sent none. */
  readonly challenge: string | null;
  readonly nonce: string | null;
  readonly personId: string;
  readonly outcome: Outcome;
}

export interface OAuthStore {
  people(): Promise<Person[]>;
  person(id: string): Promise<Person | null>;
  /** The same person for the same address and state of verification. */
  addPerson(person: Omit<Person, 'id'>): Promise<Person>;
  openCode(code: OpenCode, at: Date): Promise<string>;
  /** Null for an unknown, used or old code. */
  redeemCode(code: string, now: Date): Promise<OpenCode | null>;
  openToken(personId: string): Promise<string>;
  personOfToken(token: string): Promise<Person | null>;
  /** The private key as JWK: the first process's, for all that share this database. */
  key(make: () => Promise<object>): Promise<Record<string, unknown>>;
}

const CODE_LIFE_MS = 10 * 60_000;
const MAX_PEOPLE = 12;
const PERSON = 'p.id::text, p.name, p.email, p.verified';

const FIRST_PEOPLE: readonly Omit<Person, 'id'>[] = [
  { name: t.demoCustomer, email: 'customer@barpa.example', verified: true },
  { name: t.sara, email: 'sara.rad@sandbox.example', verified: true },
  { name: t.reza, email: 'reza.tehrani@sandbox.example', verified: false },
];

const newSecret = (): string => randomBytes(20).toString('hex');

export function createOAuthStore(db: SandboxDatabase): OAuthStore {
  const addPerson: OAuthStore['addPerson'] = async ({ name, email, verified }) => {
    const [added] = await db.query<Person>(
      `insert into sandbox.oauth_person as p (name, email, verified) values ($1, $2, $3)
       on conflict (email, verified) do update set name = excluded.name returning ${PERSON}`,
      [name, email, verified],
    );
    if (!added) throw new Error('the inserted person did not come back');
    return added;
  };
  return {
    addPerson,
    people: async () => {
      const newest = await db.query<Person>(
        `select * from (select ${PERSON} from sandbox.oauth_person p order by p.id desc limit $1) p order by p.id::bigint`,
        [MAX_PEOPLE],
      );
      if (newest.length > 0) return newest;
      const first: Person[] = [];
      for (const person of FIRST_PEOPLE) first.push(await addPerson(person));
      return first;
    },
    person: async (id) => {
      if (!/^\d{1,15}$/.test(id)) return null;
      return (await db.query<Person>(`select ${PERSON} from sandbox.oauth_person p where p.id = $1`, [id]))[0] ?? null;
    },
    ...exchanges(db),
  };
}

function exchanges(
  db: SandboxDatabase,
): Pick<OAuthStore, 'openCode' | 'redeemCode' | 'openToken' | 'personOfToken' | 'key'> {
  return {
    openCode: async (open, at) => {
      const code = newSecret();
      await db.query(
        `insert into sandbox.oauth_code (code, provider, client_id, redirect_uri, challenge, nonce, person_id, outcome, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          code,
          open.provider,
          open.clientId,
          open.redirectUri,
          open.challenge,
          open.nonce,
          open.personId,
          open.outcome,
          at,
        ],
      );
      return code;
    },
    redeemCode: async (code, now) => {
      const [open] = await db.query<OpenCode>(
        `delete from sandbox.oauth_code where code = $1 and created_at > $2 returning provider, client_id as "clientId",
           redirect_uri as "redirectUri", challenge, nonce, person_id::text as "personId", outcome`,
        [code, new Date(now.getTime() - CODE_LIFE_MS)],
      );
      return open ?? null;
    },
    openToken: async (personId) => {
      const token = newSecret();
      await db.query('insert into sandbox.oauth_token (token, person_id) values ($1, $2)', [token, personId]);
      return token;
    },
    personOfToken: async (token) => {
      const [person] = await db.query<Person>(
        `select ${PERSON} from sandbox.oauth_token t join sandbox.oauth_person p on p.id = t.person_id where t.token = $1`,
        [token],
      );
      return person ?? null;
    },
    key: async (make) => {
      await db.query('insert into sandbox.oauth_key (jwk) values ($1) on conflict do nothing', [
        JSON.stringify(await make()),
      ]);
      const [row] = await db.query<{ jwk: Record<string, unknown> }>('select jwk from sandbox.oauth_key');
      if (!row) throw new Error('the signing key did not come back');
      return row.jwk;
    },
  };
}
