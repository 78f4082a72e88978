/** People who register, sign in and read what they were sent. */
import { signIn, signUp, updateProfile, verifyEmail } from '#features/identity/index.js';
import { row } from '#platform/db/rows.js';
import { emailOf, PEOPLE, type Person } from './data/people.data.js';
import type { Actor, YearApp } from './year-app.js';
import type { Happening, Year } from './year.js';

/** The password of every customer of the demonstration: as public as those of the documented accounts. */
const DEMO_PASSWORD = 'demo-customer-1404';

/** The id of a confirmed account. */
async function findId({ app }: Pick<Year, 'app'>, email: string): Promise<string | null> {
  const text = 'select id from users where email = $1 and email_confirmed_at is not null';
  return (await row<{ id: string }>(app.visitor().em, text, [email]))?.id ?? null;
}

/** Confirms an account like a browser: by the form, and the link of the mail. */
async function confirm({ app }: Year, { fullName }: Person, email: string): Promise<void> {
  await signUp(app.visitor(), { email, password: DEMO_PASSWORD, fullName });
  await app.settle();
  const link = /token=([^&\s]+)&(?:amp;)?user_id=([\w-]+)/.exec(app.mails.textTo(email));
  await verifyEmail(app.visitor(), { token: link?.[1], userId: link?.[2] });
}

async function register(year: Year, person: Person): Promise<void> {
  const { app, actors } = year;
  const email = emailOf(person);
  if ((await findId(year, email)) === null) await confirm(year, person, email);
  const id = await findId(year, email);
  if (id === null) throw new Error(`${email} has no account`);
  const actor = { id, role: 'user' as const };
  actors.set(person.key, actor);
  await updateProfile(app.as(actor), { fullName: person.fullName, phone: person.phone, address: person.city });
}

/** Everybody who has registered before, by key; null is the demonstration's own customer. */
export async function registeredActors(app: YearApp): Promise<Map<string | null, Actor>> {
  const actors = new Map<string | null, Actor>([[null, app.customer]]);
  for (const person of PEOPLE) {
    const id = await findId({ app }, emailOf(person));
    if (id !== null) actors.set(person.key, { id, role: 'user' });
  }
  return actors;
}

export function registrationOf(person: Person, atMs: number): Happening {
  return { atMs, what: `${person.key} registers`, run: (year) => register(year, person), again: true };
}

export function unverifiedRegistration(person: Person, atMs: number): Happening {
  const given = { email: emailOf(person), password: DEMO_PASSWORD, fullName: person.fullName };
  return { atMs, what: `${person.key} registers`, run: ({ app }) => signUp(app.visitor(), given) };
}

export function signInOf(email: string, atMs: number): Happening {
  const run = async ({ app }: Year): Promise<void> =>
    void (await signIn(app.visitor(), { email, password: DEMO_PASSWORD }));
  return { atMs, what: `${email} signs in`, run };
}
