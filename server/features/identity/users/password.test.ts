import { hashPassword, isPasswordOf, assertStrongPassword } from './password.js';
import { AppError } from '#core/errors/errors.js';

const refused = (password: string, email = 'sara@example.com'): string | null => {
  try {
    assertStrongPassword(password, email);
    return null;
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

describe('passwords', () => {
  it.each(['کوه‌های بلند ۱۴۰۴', 'correct horse battery staple', 'x'.repeat(120) + 'Yz1', 'پرنده آبی'])(
    'takes the long or Persian one %s',
    (password) => {
      expect(refused(password)).toBeNull();
    },
  );

  it.each([
    '1234567',
    'password',
    'Password1',
    '12345678',
    '۱۲۳۴۵۶۷۸',
    'ضصثقفغعه',
    'رمزعبور۱۲۳',
    'aaaaaaaaaaaa',
    'abababababab',
    'Q W E R T Y U I',
  ])('cannot be the short or common one %s', (password) => {
    expect(refused(password)).toBe('WEAK_PASSWORD');
  });

  it('cannot be the e-mail or its name', () => {
    expect(refused('sarah.rad@example.com', 'sarah.rad@example.com')).toBe('WEAK_PASSWORD');
    expect(refused('Sarah.Rad', 'sarah.rad@example.com')).toBe('WEAK_PASSWORD');
  });

  it('cannot be endless', () => {
    expect(refused('ab1'.repeat(100))).toBe('WEAK_PASSWORD');
  });

  it('is kept as argon2id with the decided cost', async () => {
    expect(await hashPassword('کوه‌های بلند')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('is recognised, and no other', async () => {
    const hash = await hashPassword('Caf\u00e9 Tehran 9');
    expect(await isPasswordOf(hash, 'Cafe\u0301 Tehran 9')).toBe(true);
    expect(await isPasswordOf(hash, 'Cafe Tehran 9')).toBe(false);
  });

  it('no password matches without an account', async () => {
    expect(await isPasswordOf(null, 'no account has this password')).toBe(false);
  });
});
