/** The acts of the simulated registrar. Each is stored under the id that its caller gave it, and done once. */
import { randomBytes } from 'node:crypto';
import type { SandboxDatabase } from '#server/sandbox/database.js';
import type { RegistryNames } from '#server/sandbox/registry-names.js';

export const REGISTRAR_TABLES = `
  create table if not exists sandbox.registrar_act (
    id text primary key,
    name text not null,
    kind text not null check (kind in ('register', 'renew', 'transfer_code')),
    nic_handle text,
    number bigint generated always as identity,
    expires_at timestamptz,
    code text,
    made_at timestamptz not null
  );
  create unique index if not exists registrar_act_registered on sandbox.registrar_act (name) where kind = 'register';
  create index if not exists registrar_act_name on sandbox.registrar_act (name, number);`;

export interface RegistrarAct {
  readonly id: string;
  readonly name: string;
  readonly kind: 'register' | 'renew' | 'transfer_code';
  readonly nicHandle: string | null;
}

export interface RecordedAct {
  readonly number: number;
  readonly expiresAt: Date | null;
  readonly code: string | null;
}

export interface RegistrarStore {
  /** Null: the name is another's, or, for what is not registering, none of ours. */
  act(act: RegistrarAct, now: Date): Promise<RecordedAct | null>;
}

const FIELDS = 'number, expires_at as "expiresAt", code';
const REGISTER = `insert into sandbox.registrar_act (id, name, kind, nic_handle, expires_at, made_at)
  values ($1, $2, 'register', $3, $4::timestamptz + interval '1 year', $4) on conflict do nothing returning ${FIELDS}`;
const RENEW = `insert into sandbox.registrar_act (id, name, kind, expires_at, made_at)
  select $1, $2, 'renew', max(expires_at) + interval '1 year', $3 from sandbox.registrar_act where name = $2
  having max(expires_at) is not null on conflict do nothing returning ${FIELDS}`;
const CODE = `insert into sandbox.registrar_act (id, name, kind, code, made_at)
  select $1, $2, 'transfer_code', $3, $4
  where exists (select from sandbox.registrar_act where name = $2 and kind = 'register')
  on conflict do nothing returning ${FIELDS}`;

export function createRegistrarStore(db: SandboxDatabase, names: RegistryNames): RegistrarStore {
  const doAct = async ({ id, name, kind, nicHandle }: RegistrarAct, now: Date): Promise<RecordedAct[]> => {
    if (kind === 'renew') return db.query<RecordedAct>(RENEW, [id, name, now]);
    if (kind === 'transfer_code')
      return db.query<RecordedAct>(CODE, [id, name, randomBytes(9).toString('base64url'), now]);
    if ((await names.look(name)) === 'taken') return [];
    const made = await db.query<RecordedAct>(REGISTER, [id, name, nicHandle, now]);
    if (made.length > 0) await names.register(name);
    return made;
  };
  return {
    act: async (act, now) => {
      const earlier = `select ${FIELDS} from sandbox.registrar_act where id = $1 and name = $2`;
      const find = async () => (await db.query<RecordedAct>(earlier, [act.id, act.name]))[0];
      return (await find()) ?? (await doAct(act, now))[0] ?? (await find()) ?? null;
    },
  };
}
