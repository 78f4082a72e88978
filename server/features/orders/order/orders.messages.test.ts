import { ltr } from '#core/text/bidi.js';
import { ORDER_TEXTS } from './orders.messages.js';

test('one name and several names are confirmed in sentences of their own', () => {
  const [number, first, second] = ['WZ-1', 'a.ir', 'b.com'].map(ltr);
  expect(ORDER_TEXTS.domainConfirmed('WZ-1', ['a.ir']).message).toBe(`دامنهٔ ${first} برای سفارش ${number} تأیید شد.`);
  expect(ORDER_TEXTS.domainConfirmed('WZ-1', ['a.ir', 'b.com']).message).toBe(
    `دامنه‌های ${first} و ${second} برای سفارش ${number} تأیید شدند.`,
  );
});

test('the first name of an order does not stand beside its number', () => {
  const [number, name] = ['WZ-1', 'a.ir'].map(ltr);
  expect(ORDER_TEXTS.domainChanged('WZ-1', '', 'a.ir').message).toBe(`دامنهٔ ${name} برای سفارش ${number} انتخاب شد.`);
});
