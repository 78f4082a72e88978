import { readVerificationLink } from './verification-link.js';

const read = (query: string) => readVerificationLink(new URLSearchParams(query));

test.each(['token_hash', 'token', 'code'])('S-016 reads the token from %s', (name) => {
  expect(read(`${name}=t&user_id=u`)).toEqual({ token: 't', userId: 'u' });
});

test.each(['user_id', 'userId', 'uid'])('S-016 reads the user from %s', (name) => {
  expect(read(`token=t&${name}=u`)).toEqual({ token: 't', userId: 'u' });
});

test('S-064 cannot be valid with one half missing', () => {
  expect(read('token=t')).toBeNull();
  expect(read('user_id=u')).toBeNull();
  expect(read('token=&user_id=u')).toBeNull();
});
