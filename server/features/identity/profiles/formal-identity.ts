/** The identity of a buyer on a formal invoice (protocols B4). Everything is optional; what is given must be valid. */
import { verifyIranianLegalId, verifyIranianNationalId } from '@persian-tools/persian-tools';
import { z } from 'zod';
import { toLatinDigits } from '#core/text/digits.js';
import { TEXT } from '#core/limits/limits.js';
import { cleanLine } from '#core/text/plain-text.js';
import { faults } from '../users/identity.messages.js';

/**
 * Ten digits of a person, with leading zeros that spreadsheets lose, or eleven of a company, each with its check digit.
 */
function nationalIdOf(digits: string): string | null {
  if (digits.length === 11) return verifyIranianLegalId(digits) ? digits : null;
  const padded = digits.padStart(10, '0');
  return digits.length >= 8 && digits.length <= 10 && verifyIranianNationalId(padded) ? padded : null;
}

/** Twelve digits until 1402; since then a company's national id, or a person's with four more digits. */
const ECONOMIC_CODE = /^(?:\d{11}|\d{12}|\d{14})$/;
const POSTAL_CODE = /^[13-9]\d{9}$/;
/** The form in which the registry of companies gives it; old ones are short. */
const REGISTRATION_NUMBER = /^\d{1,10}$/;
const matching = (shape: RegExp) => (digits: string) => (shape.test(digits) ? digits : null);

/**
 * Digits in any script, with spaces and hyphens; empty clears the field. `valid` answers how it is stored, null for a
 * fault.
 */
function code(valid: (digits: string) => string | null, message: string) {
  return z
    .string()
    .max(40, message)
    .transform((typed, check) => {
      const digits = toLatinDigits(typed).replace(/[\s\u200c\u200e\u200f-]/g, '');
      if (digits === '') return null;
      const stored = valid(digits);
      if (stored === null) check.addIssue({ code: 'custom', message });
      return stored;
    })
    .nullish();
}

/** The name of a province, county or city; empty clears it. */
const place = z
  .string()
  .max(TEXT.name, faults.tooLong)
  .transform((typed) => cleanLine(typed) || null)
  .nullish();

const ON_INVOICES = `For the address on formal invoices, up to ${TEXT.name} characters.`;

export const formalIdentitySchema = {
  nationalId: code(nationalIdOf, faults.nationalId).describe(
    'For formal invoices: ten digits of a person, eleven of a company.',
  ),
  economicCode: code(matching(ECONOMIC_CODE), faults.economicCode).describe(
    'For formal invoices: 11, 12 or 14 digits.',
  ),
  postalCode: code(matching(POSTAL_CODE), faults.postalCode).describe(
    'For formal invoices: ten digits, the first neither 0 nor 2.',
  ),
  registrationNumber: code(matching(REGISTRATION_NUMBER), faults.registrationNumber).describe(
    'The registration number of a company, for formal invoices.',
  ),
  province: place.describe('Persian; with county and city the address on formal invoices.'),
  county: place.describe(ON_INVOICES),
  city: place.describe(ON_INVOICES),
};
