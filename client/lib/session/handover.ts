/**
 * A guest's design is transferred to the account that signs in from the wizard, and to no other. Signing up there leads
 * through a mail, which may open another tab: the browser remembers for a day that the sign-up came from the wizard,
 * and forgets it at every sign-in or sign-up that did not.
 */
import { browserStore } from '../storage/browser-store.js';
import { tabStore } from '../storage/tab-store.js';

const ASKED = 'wizard_handover';
const GRANTED = 'wizard_handover_to';
const ASKED_MS = 24 * 60 * 60 * 1000;

/** The wizard, with or without its step. */
const isWizard = (target: string | null): boolean => target !== null && /^\/wizard(?:[/?#]|$)/.test(target);

/** After a sign-up that continues to `target` once the address is verified. */
export function noteSignUp(target: string | null, now = Date.now()): void {
  guarded(() => (isWizard(target) ? browserStore.setItem(ASKED, String(now)) : browserStore.removeItem(ASKED)));
}

/** Whether the last sign-up in this browser came from the wizard. */
export function signedUpFromWizard(now = Date.now()): boolean {
  const at = Number(guarded(() => browserStore.getItem(ASKED)) ?? Number.NaN);
  return at <= now && now < at + ASKED_MS;
}

/** After a sign-in to `accountId` that continues to `target`. */
export function noteSignIn(accountId: string, target: string | null): void {
  guarded(() => browserStore.removeItem(ASKED));
  guarded(() => (isWizard(target) ? tabStore.setItem(GRANTED, accountId) : tabStore.removeItem(GRANTED)));
}

/** True once, for the account that signed in from the wizard in this tab. */
export function takeHandover(accountId: string): boolean {
  const granted = guarded(() => tabStore.getItem(GRANTED)) ?? null;
  if (granted !== null) guarded(() => tabStore.removeItem(GRANTED));
  return granted === accountId;
}

/** Whether there is something to take, without taking it. */
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
