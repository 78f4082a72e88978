/** The rows of the list of messages and the moves of the keyboard in it; no React. */
import type { SiteMessageRowFragment } from '#client/gql/graphql.js';
import { toPersianDigits } from '#client/lib/format.js';
import { siteInboxMessages as texts } from '#client/lib/messages/sites/site-inbox.messages.js';

type Sender = Pick<SiteMessageRowFragment, 'senderName' | 'senderEmail' | 'senderPhone'>;

/** The name, or else what is known of who wrote. */
export function senderOf({ senderName, senderEmail, senderPhone }: Sender): string {
  return senderName ?? senderEmail ?? (senderPhone === null ? texts.unknownSender : toPersianDigits(senderPhone));
}

/** Steps by physical keys, so that they work with a Persian layout, too. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, KeyJ: 1, ArrowUp: -1, KeyK: -1 };

interface Press {
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The row to go to from row `at` of `count`; null where the key is another one or the list ends. */
export function rowAfterKey({ code, ctrlKey, metaKey, altKey }: Press, at: number, count: number): number | null {
  const step = ctrlKey || metaKey || altKey ? undefined : STEPS[code];
  if (step === undefined) return null;
  const next = at + step;
  return next >= 0 && next < count ? next : null;
}
