/** Messages of visitors in tests, as the hosting stores them. */
import { recordMessage, type NewMessage } from '#features/inbox/index.js';
import type { TestApp } from './app.js';

/** The words of a visitor where a test does not say otherwise. */
const USUAL: Omit<NewMessage, 'siteId' | 'fields'> = {
  kind: 'contact',
  formTitle: 'تماس با ما',
  pagePath: '/contact/',
  senderName: 'نگار صالحی',
  senderEmail: 'negar@example.com',
  senderPhone: null,
  spamReasons: [],
};

/** Returns the id of the message. */
export async function messageTo(
  app: Pick<TestApp, 'ctx'>,
  siteId: string,
  words: string,
  given: Partial<NewMessage> = {},
): Promise<string> {
  const message: NewMessage = { ...USUAL, siteId, fields: [{ label: 'پیام', value: words }], ...given };
  const id = await recordMessage(app.ctx(), message);
  if (id === null) throw new Error(`there is no site ${siteId}`);
  return id;
}
