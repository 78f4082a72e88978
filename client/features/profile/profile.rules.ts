/** The edit dialog's rules: a full name is required, everything else is optional. */
import { z } from 'zod';
import { toLatinDigits } from '#core/text/digits.js';
import { TEXT } from '#core/limits/limits.js';
import { profileMessages } from './profile.messages.js';

const { faults } = profileMessages;
/**
 * The pattern is as tolerant as the server: spaces, brackets and hyphens are dropped; Iranian and foreign numbers pass.
 */
const PHONE = /^(?:(?:\+98|0098|98|0)?9\d{9}|0\d{10}|\+[1-9]\d{7,14})$/;

function isPhone(typed: string): boolean {
  const plain = toLatinDigits(typed).replace(/[\s\u200c\u200e\u200f().-]/g, '');
  return plain === '' || PHONE.test(plain);
}

const text = (max: number) => z.string().trim().max(max, faults.tooLong);

/** Digits in any script, spaces and hyphens between them; the server also verifies the check digits. */
const code = (shape: RegExp, fault: string) =>
  z.string().refine((typed) => {
    const digits = toLatinDigits(typed).replace(/[\s\u200c\u200e\u200f-]/g, '');
    return digits === '' || shape.test(digits);
  }, fault);

export const profileSchema = z.object({
  fullName: text(TEXT.name).min(1, faults.fullName),
  phone: z.string().refine(isPhone, faults.phone),
  address: text(TEXT.description),
  company: text(TEXT.title),
  nationalId: code(/^(?:\d{8,10}|\d{11})$/, faults.nationalId),
  economicCode: code(/^(?:\d{11}|\d{12}|\d{14})$/, faults.economicCode),
  postalCode: code(/^[13-9]\d{9}$/, faults.postalCode),
  registrationNumber: code(/^\d{1,10}$/, faults.registrationNumber),
  province: text(TEXT.name),
  county: text(TEXT.name),
  city: text(TEXT.name),
  bio: text(TEXT.description),
});

export type ProfileValues = z.input<typeof profileSchema>;
