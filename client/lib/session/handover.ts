/**
 * A guest's design is transferred to the account that signs in from the wizard, and to no other. Signing up there leads
 * through a mail, which may open another tab: the browser remembers for a day that somebody signed up and where they
 * wanted to go, and forgets it at the sign-in.
 */
import { browserStore } from '../storage/browser-store.js';
import { tabStore } from '../storage/tab-store.js';

const GRANTED = 'wizard_handover_to';
const SIGN_UP_MS = 24 * 60 * 60 * 1000;
/** When somebody last signed up in this browser, and where they wanted to go: `<ms> <path>`. */
const SIGNED_UP = 'signed_up';
/** See `signUpSecret`. */
const SECRET = 'sign_up_secret';

/** The wizard, with or without its step. */
const isWizard = (target: string | null): boolean => target !== null && /^\/wizard(?:[/?#]|$)/.test(target);

/** After a sign-up that continues to `target` once the address is verified. */
export function noteSignUp(target: string | null, now = Date.now()): void {
  guarded(() => browserStore.setItem(SIGNED_UP, `${now} ${target ?? ''}`));
}

export interface SignUpHere {
  /** The page that it continues to. */
  readonly target: string | null;
  /** The secret that was sent with it; null where the browser keeps nothing. */
  readonly secret: string | null;
}

/**
 * The sign-up of the last day in this browser; null where there was none. A program that opens the links of mails has
 * no such sign-up.
 */
export function signUpHere(now = Date.now()): SignUpHere | null {
  const [at = '', target = ''] = (guarded(() => browserStore.getItem(SIGNED_UP)) ?? '').split(' ');
  const since = at === '' ? Number.NaN : Number(at);
  if (!(since <= now && now < since + SIGN_UP_MS)) return null;
  return { target: target || null, secret: guarded(() => browserStore.getItem(SECRET)) ?? null };
}

/**
 * Is sent with a sign-up and kept until the sign-in: the verification in this browser signs in, too. 256 random bits,
 * base64url; null where the browser keeps nothing.
 */
export function signUpSecret(): string | null {
  return guarded(() => browserStore.getItem(SECRET) ?? newSecret()) ?? null;
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = btoa(String.fromCharCode(...bytes))
    .replace(/=+$/, '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  browserStore.setItem(SECRET, secret);
  return secret;
}

/** After a sign-in to `accountId` that continues to `target`. */
export function noteSignIn(accountId: string, target: string | null): void {
  for (const kept of [SIGNED_UP, SECRET]) guarded(() => browserStore.removeItem(kept));
  guarded(() => (isWizard(target) ? tabStore.setItem(GRANTED, accountId) : tabStore.removeItem(GRANTED)));
}

/** True once, for the account that signed in from the wizard in this tab. */
export function consumeHandover(accountId: string): boolean {
  const granted = guarded(() => tabStore.getItem(GRANTED)) ?? null;
  if (granted !== null) guarded(() => tabStore.removeItem(GRANTED));
  return granted === accountId;
}

/** Whether a handover waits; it is not consumed. */
export function hasHandover(accountId: string): boolean {
  return guarded(() => tabStore.getItem(GRANTED)) === accountId;
}

function guarded<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (fault) {
    console.warn('session: the browser keeps nothing', fault);
    return undefined;
  }
}
