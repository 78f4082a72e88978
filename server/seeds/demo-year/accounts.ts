/** People who register, sign in and read what they were sent. */
import { signIn, signUp, updateProfile, verifyEmail } from '../../features/identity/index.js';
import { row } from '../../platform/db/rows.js';
import { emailOf, type Person } from './data/people.data.js';
import type { Happening, Year } from './year.js';

/** Of every customer of the demonstration: as public as those of the documented accounts. */
const DEMO_PASSWORD = 'demo-customer-1404';

async function idOf({ app }: Year, email: string): Promise<string> {
  const found = await row<{ id: string }>(app.visitor().em, 'select id from users where email = $1', [email]);
  if (!found) throw new Error(`${email} has no account`);
  return found.id;
}

/** As in the browser: the form, and the link of the mail. */
async function register(year: Year, person: Person): Promise<void> {
  const { app, actors } = year;
  const email = emailOf(person);
  await signUp(app.visitor(), { email, password: DEMO_PASSWORD, fullName: person.fullName });
  await app.settle();
  const link = /token=([^&\s]+)&(?:amp;)?user_id=([\w-]+)/.exec(app.mails.textTo(email));
  await verifyEmail(app.visitor(), { token: link?.[1], userId: link?.[2] });
  const actor = { id: await idOf(year, email), role: 'user' as const };
  actors.set(person.key, actor);
  await updateProfile(app.as(actor), { fullName: person.fullName, phone: person.phone, address: person.city });
}

export function registrationOf(person: Person, atMs: number): Happening {
  return { atMs, what: `${person.key} registers`, run: (year) => register(year, person) };
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
