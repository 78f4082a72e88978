/** Messages that visitors send by the forms of customers' sites: values and bounds that both sides share. */
import { toLatinDigits } from '../text/digits.js';

/** The purposes of a form. */
export const MESSAGE_KINDS = ['contact', 'booking', 'newsletter'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Where the owner finds the message. Nothing is deleted for looking like spam. */
export const MESSAGE_STATES = ['inbox', 'archived', 'spam'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Why a message was taken for spam. */
const SPAM_REASONS = ['hidden_field', 'links', 'repetition', 'too_fast', 'words'] as const;
export type SpamReason = (typeof SPAM_REASONS)[number];

/**
 * Bounds of one message: bytes of the request, the number of its fields, and characters; of its replies and of one; of
 * messages that are changed together; of the line that a list shows of it.
 */
export const SITE_MESSAGE = {
  bodyBytes: 64 * 1024,
  fields: 20,
  label: 200,
  value: 4000,
  title: 200,
  path: 300,
  replies: 10,
  reply: 5000,
  together: 100,
  excerpt: 160,
} as const;

/** How long a site keeps its messages, months: one of these, or until they are deleted. */
export const KEPT_MONTHS = [3, 6, 12, 24] as const;

/** A stored reply of the owner by mail. `id` is the mail's in the log of mails, `writtenAt` ISO-8601. */
export interface MessageReply {
  readonly id: string;
  readonly text: string;
  readonly writtenAt: string;
}

/** In a form of the confirmation page: the signed time. */
export const CONFIRM_FIELD = 'confirmation';

/** How soon a suspicious message may be confirmed, and how late. Milliseconds. */
export const FORM_CONFIRMATION = { earliestMs: 2000, latestMs: 60 * 60 * 1000 } as const;

/** A field as it was answered; label and value as plain text. */
export interface MessageField {
  /** The name of the field, which stays when its label changes; left out in messages that are older than names. */
  readonly name?: string;
  readonly label: string;
  readonly value: string;
}

/** Who sent a message, as far as the form says so; the phone number in Latin digits. */
export interface MessageSender {
  readonly senderName: string | null;
  readonly senderEmail: string | null;
  readonly senderPhone: string | null;
}

const digitsOf = (phone: string): string => phone.replace(/[^\d+]/g, '');

/** By whom messages are looked for: one of both. */
export interface SenderKey {
  /** In lower case. */
  readonly email: string | null;
  /** Latin digits, with a leading plus where it was written. */
  readonly phone: string | null;
}

/** Characters of an e-mail address or a telephone number, and the fewest digits of a number. */
const SENDER = { length: 254, digits: 5 } as const;
const EMAIL = /^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u;
const PHONE = /^[\d+\s().-]+$/;

/** Null where the text is neither an e-mail address nor a telephone number. */
export function senderKey(text: string): SenderKey | null {
  if (text.length > SENDER.length) return null;
  const known = toLatinDigits(text).trim();
  if (EMAIL.test(known)) return { email: known.toLowerCase(), phone: null };
  const phone = PHONE.test(known) ? digitsOf(known) : '';
  return phone.length >= SENDER.digits ? { email: null, phone } : null;
}

/** Whether an answer is nothing but the name, address or number of the sender. */
export function saysWho({ senderName, senderEmail, senderPhone }: MessageSender, value: string): boolean {
  const text = value.trim();
  if (text === senderName || text.toLowerCase() === senderEmail) return true;
  return senderPhone !== null && digitsOf(toLatinDigits(text)) === digitsOf(senderPhone);
}
