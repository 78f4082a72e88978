/**
 * The token that the confirmation page of a suspicious message sends back: signed, with its time, and for this message
 * alone.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#server/config/config.js';
import type { MessageField } from '#core/sites/site-messages.js';
import { FORM_CONFIRMATION } from '#core/sites/site-messages.js';
import { secretKey } from '#features/identity/index.js';

export interface Confirmed {
  readonly siteId: string;
  readonly formId: string;
  readonly fields: readonly MessageField[];
}

const PATTERN = /^(\d{1,15})\.([\w-]{43})$/;

function signature(config: Config, { siteId, formId, fields }: Confirmed, time: string): Buffer {
  const content = createHash('sha256')
    .update(JSON.stringify([siteId, formId, fields]))
    .digest();
  return createHmac('sha256', secretKey(config, 'form-confirmation')).update(`${time}.`).update(content).digest();
}

export function confirmToken(config: Config, message: Confirmed, now: Date): string {
  const time = String(now.getTime());
  return `${time}.${signature(config, message, time).toString('base64url')}`;
}

/** `early`: sooner than a person reads. `none`: too late, of another message, or made up. */
export function tokenState(config: Config, message: Confirmed, token: string, now: Date): 'valid' | 'early' | 'none' {
  const [, time = '', given = ''] = PATTERN.exec(token) ?? [];
  const bytes = Buffer.from(given, 'base64url');
  const expected = signature(config, message, time);
  if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) return 'none';
  const age = now.getTime() - Number(time);
  if (age < FORM_CONFIRMATION.earliestMs) return 'early';
  return age <= FORM_CONFIRMATION.latestMs ? 'valid' : 'none';
}
