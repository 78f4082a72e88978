/**
 * The saves that this browser has sent to the account. The answer of a save is lost where the page is reloaded or
 * closed while it is on its way; this record then tells that the copy in the account is the browser's own. Nothing here
 * throws.
 */
import { z } from 'zod';
import type { KeyValueStore } from '#client/lib/session/token-store.js';
import { markOf } from '../local/draft-copies.js';
import { readRecord, WIZARD_KEYS, writeRecord } from '../local/wizard-storage.js';
import type { WizardDraft } from '../draft/wizard-draft.js';

/** The version that the saves were based on, and the marks of their contents, newest first. */
const sentSchema = z.object({ baseVersion: z.number(), marks: z.array(z.string()) });

const MOST_MARKS = 20;

interface SentCopy {
  readonly version: number;
  readonly draft: WizardDraft | null;
}

/** To be called before the save. Only the saves on the newest base count: an older one can no longer be answered. */
export function noteSent(store: KeyValueStore, draft: WizardDraft, baseVersion: number): void {
  const known = readSent(store);
  const before = known?.baseVersion === baseVersion ? known.marks : [];
  const marks = [...new Set([markOf(draft), ...before])].slice(0, MOST_MARKS);
  writeRecord(store, WIZARD_KEYS.sent, JSON.stringify({ baseVersion, marks }));
}

/** Whether the account's copy is a save of this browser: its answer may have been lost. */
export function wasSentHere(store: KeyValueStore, { version, draft }: SentCopy): boolean {
  const sent = readSent(store);
  return draft !== null && version - 1 === sent?.baseVersion && sent.marks.includes(markOf(draft));
}

function readSent(store: KeyValueStore): z.output<typeof sentSchema> | null {
  try {
    return sentSchema.parse(JSON.parse(readRecord(store, WIZARD_KEYS.sent) ?? 'null'));
  } catch {
    return null;
  }
}
