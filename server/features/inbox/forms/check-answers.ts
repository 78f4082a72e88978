/** Checks the values of a form against its description. Pure, and linear in what was sent. */
import { z } from 'zod';
import { MESSAGE_FILES } from '#core/limits/limits.js';
import { jalaliDateOf, numberOf } from '#core/sites/form-answers.js';
import { HIDDEN_FIELD, type FormField, type SiteForm } from '#core/sites/site-forms.js';
import { SITE_MESSAGE, type MessageField } from '#core/sites/site-messages.js';
import { toLatinDigits } from '#core/text/digits.js';
import { typedLine, typedText } from '#core/text/plain-text.js';
import { ANSWER_FAULTS, ANSWER_WORDS } from './forms.messages.js';

export interface AnswerFault {
  /** The name of the field; null for the whole form. */
  readonly name: string | null;
  /** Persian. */
  readonly message: string;
}

export interface Answers {
  /** The typed values by the names of fields: to be shown again. Of `choices` there may be several, or none. */
  readonly typed: ReadonlyMap<string, readonly string[]>;
  /** Nothing is stored where there are any. */
  readonly faults: readonly AnswerFault[];
  /** Those that were answered, as they are stored. */
  readonly fields: readonly MessageField[];
  /** The files of its fields. */
  readonly files: readonly SentFile[];
  /** The answers that are in the sender's own words. */
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

const cleaned = (typed: string): string => typedLine(typed).trim();

/** The value that is stored, empty where nothing was answered, or why the answer is refused. */
type Read = { readonly value: string } | { readonly fault: string };

/** A value that was found, or the fault where none was. */
const found = (value: string | null, fault: string): Read => (value === null ? { fault } : { value });

function readChosen({ label, options = [] }: FormField, typed: readonly string[]): Read {
  const chosen = [...new Set(typed.map(cleaned).filter(Boolean))];
  const isOffered = chosen.every((each) => options.includes(each));
  return found(isOffered ? chosen.join(ANSWER_WORDS.and) : null, ANSWER_FAULTS.choice(label));
}

/** An answer that was given, by the type of its field. */
function readAnswer(field: FormField, typed: readonly string[]): Read {
  const { label, type } = field;
  const text = typed[0] ?? '';
  const value = type === 'lines' ? typedText(text).trim() : cleaned(text);
  switch (type) {
    case 'email':
      return found(email.safeParse(value).success ? value : null, ANSWER_FAULTS.email(label));
    case 'phone':
      return found(PHONE.test(phoneOf(value)) ? value : null, ANSWER_FAULTS.phone(label));
    case 'number':
      return found(numberOf(value), ANSWER_FAULTS.number(label));
    case 'date':
      return found(jalaliDateOf(value), ANSWER_FAULTS.date(label));
    case 'choice':
    case 'choices':
      return readChosen(field, typed);
    case 'consent':
      return { value: ANSWER_WORDS.consented };
    default:
      return { value };
  }
}

function read(field: FormField, typed: readonly string[]): Read {
  const { label, required } = field;
  // Before all else: of longer texts only a part is looked at.
  if (typed.some((text) => text.length > SITE_MESSAGE.value)) return { fault: ANSWER_FAULTS.long(label) };
  if (typed.some((text) => cleaned(text) !== '')) return readAnswer(field, typed);
  return required ? { fault: ANSWER_FAULTS.required(label) } : { value: '' };
}

/** A file as it arrived; the name is the sender's, and proves nothing. */
export interface SentFile {
  /** The name of the control. */
  readonly field: string;
  readonly name: string;
  /** Empty for a file that was not kept: it is too large, or one too many. */
  readonly bytes: Buffer;
  readonly isTooLarge: boolean;
}

/** The faults of the files of a form that are seen without looking into them. */
function faultsOfFiles(fields: readonly FormField[], files: readonly SentFile[]): AnswerFault[] {
  const [first] = fields;
  const faults = fields.flatMap(({ name, label, required }): AnswerFault[] => {
    const own = files.filter(({ field }) => field === name);
    if (own.length === 0) return required ? [{ name, message: ANSWER_FAULTS.fileMissing(label) }] : [];
    return own.some(({ isTooLarge }) => isTooLarge) ? [{ name, message: ANSWER_FAULTS.fileLarge(label) }] : [];
  });
  if (!first || files.length <= MESSAGE_FILES.perMessage) return faults;
  return [...faults, { name: first.name, message: ANSWER_FAULTS.manyFiles }];
}

/** The values that were sent for a field: of `choices` all of them, of any other the first. */
function sentFor({ name, type }: FormField, sent: URLSearchParams): string[] {
  const all = sent.getAll(name).map((text) => text.replaceAll('\0', ''));
  return type === 'choices' ? all : all.slice(0, 1);
}

/** Reads the fields of the form and no others. */
export function checkAnswers(form: SiteForm, sent: URLSearchParams, given: readonly SentFile[] = []): Answers {
  const fileFields = form.fields.filter(({ type }) => type === 'file');
  const files = given.filter(({ field }) => fileFields.some(({ name }) => name === field));
  const typed = new Map<string, readonly string[]>();
  const faults: AnswerFault[] = [];
  const values = new Map<FormField, string>();
  for (const field of form.fields) {
    if (field.type === 'file') continue;
    const texts = sentFor(field, sent);
    const answer = read(field, texts);
    typed.set(field.name, texts);
    if ('fault' in answer) faults.push({ name: field.name, message: answer.fault });
    else if (answer.value !== '') values.set(field, answer.value);
  }
  faults.push(...faultsOfFiles(fileFields, files));
  if (values.size === 0 && files.length === 0 && faults.length === 0)
    faults.push({ name: null, message: ANSWER_FAULTS.empty });
  const hasFilledHoneypot = (sent.get(HIDDEN_FIELD) ?? '') !== '';
  const fields = answered(values);
  return { typed, faults, fields, files, words: wordsOf(values), ...senderOf(values), hasFilledHoneypot };
}

function answered(values: ReadonlyMap<FormField, string>): MessageField[] {
  return [...values].map(([{ name, label }, value]) => ({ name, label, value }));
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
