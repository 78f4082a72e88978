import { z } from 'zod';
import { formalIdentitySchema } from './formal-identity.js';

const schema = z.object(formalIdentitySchema);

describe('the identity of a buyer on a formal invoice', () => {
  test.each([
    [{ nationalId: '۰۰۱۲۳۴۵۶۷۹' }, { nationalId: '0012345679' }],
    [{ nationalId: '12345679' }, { nationalId: '0012345679' }],
    [{ nationalId: '10380284790' }, { nationalId: '10380284790' }],
    [{ economicCode: '411-1111-11111' }, { economicCode: '411111111111' }],
    [{ economicCode: '10380284790' }, { economicCode: '10380284790' }],
    [{ postalCode: '۱۹۶۹۷۶۴۴۹۱' }, { postalCode: '1969764491' }],
    [{ registrationNumber: '۴۵ ۶۷۸' }, { registrationNumber: '45678' }],
    [
      { province: ' فارس ', county: '', city: null },
      { province: 'فارس', county: null, city: null },
    ],
    [
      { nationalId: ' ', economicCode: null },
      { nationalId: null, economicCode: null },
    ],
  ])('%j is stored as %j', (given, stored) => {
    expect(schema.parse(given)).toEqual(stored);
  });

  test.each([
    { nationalId: '0012345678' },
    { nationalId: '1111111111' },
    { nationalId: '10380284791' },
    { nationalId: '123' },
    { economicCode: '123' },
    { postalCode: '2969764491' },
    { postalCode: '196976449' },
    { registrationNumber: '12345678901' },
    { city: 'ا'.repeat(121) },
  ])('cannot be %j', (given) => {
    expect(schema.safeParse(given).success).toBe(false);
  });
});
