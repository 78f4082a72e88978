import { identity } from '#client/lib/messages/identity/identity.messages.js';
import { signInSchema, signUpSchema } from './identity.schema.js';
import { passwordStrength } from './password-strength.js';

const valid = { fullName: 'سارا محمدی', email: 'sara@example.com', password: 'در-باغ-1405', confirm: 'در-باغ-1405' };

function faults(values: object): Record<string, string> {
  const result = signUpSchema.safeParse({ ...valid, ...values });
  return Object.fromEntries((result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]));
}

test('takes Persian digits and capitals in an e-mail', () => {
  expect(signUpSchema.parse({ ...valid, email: ' Sara۱۲@Example.com ' }).email).toBe('sara12@example.com');
});

test('writes a name with Persian letters', () => {
  expect(signUpSchema.parse({ ...valid, fullName: ' علي  كريمي ' }).fullName).toBe('علی کریمی');
});

test('S-049 cannot set a password under 8', () => {
  expect(faults({ password: '1234567', confirm: '1234567' })['password']).toBe(identity.faults.password);
});

test('S-054 cannot repeat the password differently', () => {
  expect(faults({ confirm: 'دیگر' })).toEqual({ confirm: identity.faults.mismatch });
});

test('S-049 cannot register without a real e-mail', () => {
  expect(faults({ email: '' })['email']).toBe(identity.faults.emailEmpty);
  expect(faults({ email: 'sara@' })['email']).toBe(identity.faults.email);
});

test('signing in cannot refuse a short password', () => {
  expect(signInSchema.safeParse({ email: 'a@b.ir', password: '123' }).success).toBe(true);
});

test.each([
  ['', 0],
  ['12345678', 0],
  ['aaaaaaaaaa', 0],
  ['gardenia', 1],
  ['garden-1405', 2],
  ['Garden-of-1405', 3],
])('strength of "%s" is %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
