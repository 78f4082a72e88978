/** Tables of the simulated sign-in providers: their people, their open codes and tokens, and their signing key. */
export const OAUTH_TABLES = `
  create table if not exists sandbox.oauth_person (
    id bigint generated always as identity (start with 583100 increment by 17) primary key,
    name text not null,
    email text not null,
    verified boolean not null,
    unique (email, verified)
  );
  create table if not exists sandbox.oauth_code (
    code text primary key,
    provider text not null,
    client_id text not null,
    redirect_uri text not null,
    challenge text,
    nonce text,
    person_id bigint not null references sandbox.oauth_person (id),
    outcome text not null,
    created_at timestamptz not null
  );
  create table if not exists sandbox.oauth_token (
    token text primary key,
    person_id bigint not null references sandbox.oauth_person (id)
  );
  create table if not exists sandbox.oauth_key (one boolean primary key default true check (one), jwk jsonb not null);
`;
