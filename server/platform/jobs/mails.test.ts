import { filled } from './mails.js';

it('a mail has exactly its variables: another name, or one that is left out, does not compile', () => {
  expect(filled('test', { at: 'امروز' })).toEqual({ template: 'test', vars: { at: 'امروز' } });
  // @ts-expect-error fullName is missing.
  filled('account_exists', { link: '' });
  // @ts-expect-error It has no variable called name.
  filled('account_exists', { link: '', fullName: '', name: '' });
  // @ts-expect-error There is no such mail.
  filled('welcome', { link: '' });
});
