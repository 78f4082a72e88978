import { isOfRecipient, RecipientError } from './recipient-error.js';

const answered = (command: string, response: string): Error =>
  Object.assign(new Error('all recipients were rejected'), { command, response });

it.each<[string, unknown, boolean]>([
  ['a person to whom we do not write', new RecipientError('not confirmed'), true],
  ['an address that does not exist', answered('RCPT TO', '550 5.1.1 <a@b.example>: no such user'), true],
  ['a relay that refuses us', answered('RCPT TO', '550 5.7.1 relaying denied'), false],
  ['a sender that is refused', answered('MAIL FROM', '550 5.1.8 bad sender'), false],
  ['an address in an error of the network', new Error('550 5.1.1'), false],
  ['what is no error', '550 5.1.1', false],
])('%s', (_name, error, expected) => {
  expect(isOfRecipient(error)).toBe(expected);
});
