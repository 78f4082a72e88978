import { platformMessages } from '#client/lib/messages/platform-mode.messages.js';
import { changesOf } from './audit.rules.js';

test('an act shows what it changed, and nothing else', () => {
  expect(changesOf({ status: 'active', role: 'user' }, { status: 'banned', role: 'user' })).toEqual([
    { name: 'status', field: 'وضعیت', before: 'فعال', after: 'مسدود' },
  ]);
  expect(changesOf(null, { unheardOf: 5 })).toEqual([
    { name: 'unheardOf', field: 'unheardOf', before: '—', after: '۵' },
  ]);
  expect(changesOf({ balanceRials: 0, available: false }, { balanceRials: 2_500_000, available: true })).toEqual([
    { name: 'balanceRials', field: 'موجودی', before: '۰ ریال', after: '۲٬۵۰۰٬۰۰۰ ریال' },
    { name: 'available', field: 'در فهرست فروش', before: 'نه', after: 'بله' },
  ]);
  expect(changesOf(null, null)).toEqual([]);
});

test('an audit entry names what is inside of the claims', () => {
  const claims = { siteReady: '۲۴ ساعت', customers: 10 };
  const changes = changesOf({ claims }, { claims: { ...claims, siteReady: '' }, strange: 'x', status: 'online' });
  expect(changes.map(({ field, before, after }) => [field, before, after])).toEqual([
    [platformMessages.settings.fields.siteReady, '۲۴ ساعت', '—'],
    ['strange', '—', 'x'],
    ['وضعیت', '—', 'آنلاین'],
  ]);
});
