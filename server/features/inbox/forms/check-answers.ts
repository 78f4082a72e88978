/** What was typed into a form against its description. Pure, and linear in what was sent. */
import { z } from 'zod';
import { HIDDEN_FIELD, type FormField, type SiteForm } from '#core/sites/site-forms.js';
import { SITE_MESSAGE, type MessageField } from '#core/sites/site-messages.js';
import { toLatinDigits } from '#core/text/digits.js';
import { typedLine, typedText } from '#core/text/plain-text.js';
import { ANSWER_FAULTS } from './forms.messages.js';

export interface AnswerFault {
  /** Of the field; null: of the form. */
  readonly name: string | null;
  /** Persian. */
  readonly message: string;
}

export interface Answers {
  /** As typed, by the names of fields: to be shown again. */
  readonly typed: ReadonlyMap<string, string>;
  /** Nothing is stored where there are any. */
  readonly faults: readonly AnswerFault[];
  /** Those that were answered, as they are stored. */
  readonly fields: readonly MessageField[];
  /** Of the answers those in own words. */
  readonly words: string;
  readonly senderName: string | null;
  /** In lower case. */
  readonly senderEmail: string | null;
  /** Latin digits, with a plus sign where one was written. */
  readonly senderPhone: string | null;
  /** The field that people do not see was filled in. */
  readonly hasFilledHoneypot: boolean;
}

const email = z.email().max(254);
const PHONE = /^\+?\d{5,15}$/;
/** Between the digits of a telephone number. */
const SEPARATORS = /[\s\u200c\u200e\u200f().٫/_–-]/g;

const phoneOf = (text: string): string => toLatinDigits(text).replace(SEPARATORS, '');

function cleaned({ type }: FormField, typed: string): string {
  return (type === 'lines' ? typedText(typed) : typedLine(typed)).trim();
}

function faultOf({ label, type, required, options }: FormField, value: string, typed: string): string | null {
  // Before all else: of longer texts only a part is looked at.
  if (typed.length > SITE_MESSAGE.value) return ANSWER_FAULTS.long(label);
  if (value === '') return required ? ANSWER_FAULTS.required(label) : null;
  if (type === 'email' && !email.safeParse(value).success) return ANSWER_FAULTS.email(label);
  if (type === 'phone' && !PHONE.test(phoneOf(value))) return ANSWER_FAULTS.phone(label);
  return options && !options.includes(value) ? ANSWER_FAULTS.choice(label) : null;
}

/** Reads the fields of the form and no others; of a field that was sent twice, the first. */
export function checkAnswers(form: SiteForm, sent: URLSearchParams): Answers {
  const typed = new Map<string, string>();
  const faults: AnswerFault[] = [];
  const values = new Map<FormField, string>();
  for (const field of form.fields) {
    const text = (sent.get(field.name) ?? '').replaceAll('\0', '');
    const value = cleaned(field, text);
    const message = faultOf(field, value, text);
    typed.set(field.name, text);
    if (message !== null) faults.push({ name: field.name, message });
    else if (value !== '') values.set(field, value);
  }
  if (values.size === 0 && faults.length === 0) faults.push({ name: null, message: ANSWER_FAULTS.empty });
  const hasFilledHoneypot = (sent.get(HIDDEN_FIELD) ?? '') !== '';
  return { typed, faults, fields: answered(values), words: wordsOf(values), ...senderOf(values), hasFilledHoneypot };
}

function answered(values: ReadonlyMap<FormField, string>): MessageField[] {
  return [...values].map(([{ label }, value]) => ({ label, value }));
}

function wordsOf(values: ReadonlyMap<FormField, string>): string {
  return [...values].flatMap(([{ type }, value]) => (type === 'lines' ? [value] : [])).join('\n');
}

function senderOf(values: ReadonlyMap<FormField, string>) {
  const first = (isOne: (field: FormField) => boolean): string | null =>
    [...values].find(([field]) => isOne(field))?.[1] ?? null;
  const phone = first(({ type }) => type === 'phone');
  return {
    senderName: first(({ name }) => name === 'name'),
    senderEmail: first(({ type }) => type === 'email')?.toLowerCase() ?? null,
    senderPhone: phone === null ? null : phoneOf(phone),
  };
}
