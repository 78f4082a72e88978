import type { SiteForm } from '#core/sites/site-forms.js';
import { checkAnswers } from './check-answers.js';

const form: SiteForm = {
  id: 'contact-1',
  kind: 'contact',
  title: 'تماس',
  page: '/',
  fields: [
    { name: 'name', label: 'نام', type: 'text', required: true },
    { name: 'message', label: 'پیام', type: 'lines', required: true },
  ],
};
const answersTo = (sent: Record<string, string>): readonly string[] =>
  checkAnswers(form, new URLSearchParams(sent)).fields.map(({ value }) => value);

describe('what a visitor has typed', () => {
  it('is kept word for word, whatever looks like a tag', () => {
    const message = 'اگر a<b باشد یا x>y، <b>پررنگ</b> بنویسید.\n<script>alert(1)</script>';
    expect(answersTo({ name: 'سارا <راد>', message })).toEqual(['سارا <راد>', message]);
  });

  it('cannot hold control characters, or lines in a field of one line', () => {
    expect(answersTo({ name: 'سارا\r\nراد\u0007', message: 'الف\r\nب\0' })).toEqual(['سارا راد', 'الف\nب']);
  });
});

const own: SiteForm = {
  ...form,
  fields: [
    { name: 'day', label: 'روز', type: 'date', required: true },
    { name: 'count', label: 'تعداد', type: 'number', required: false },
    { name: 'kind', label: 'نوع', type: 'choice', required: false, options: ['تلفنی', 'حضوری'] },
    { name: 'colours', label: 'رنگ‌ها', type: 'choices', required: true, options: ['سبز', 'آبی', 'زرد'] },
    { name: 'agreed', label: 'قوانین را می‌پذیرم', type: 'consent', required: true },
  ],
};
const GOOD = 'day=۱۴۰۳/۱۲/۳۰&count=٣٫٥&kind=حضوری&colours=آبی&colours=سبز&agreed=1';
const read = (sent: string) => checkAnswers(own, new URLSearchParams(sent));
const faultsOf = (sent: string): readonly (string | null)[] => read(sent).faults.map(({ name }) => name);

describe('answers to own fields', () => {
  it('are stored with the names and labels of the fields, digits in one form', () => {
    expect(read(GOOD).faults).toEqual([]);
    expect(read(GOOD).fields).toEqual([
      { name: 'day', label: 'روز', value: '1403/12/30' },
      { name: 'count', label: 'تعداد', value: '3.5' },
      { name: 'kind', label: 'نوع', value: 'حضوری' },
      { name: 'colours', label: 'رنگ‌ها', value: 'آبی، سبز' },
      { name: 'agreed', label: 'قوانین را می‌پذیرم', value: 'بله' },
    ]);
  });

  it('cannot leave out what is required', () => {
    expect(faultsOf('')).toEqual(['day', 'colours', 'agreed']);
    expect(faultsOf('day= &colours=&colours= &agreed=')).toEqual(['day', 'colours', 'agreed']);
  });

  it.each([
    ['a day that is none', GOOD.replace('۱۴۰۳', '۱۴۰۴'), 'day'],
    ['a number that is none', GOOD.replace('٣٫٥', 'سه'), 'count'],
    ['an option that is not offered', GOOD.replace('kind=حضوری', 'kind=آبی'), 'kind'],
    ['one option of many that is not offered', `${GOOD}&colours=سیاه`, 'colours'],
    ['a very long option', `${GOOD}&colours=${'آ'.repeat(5000)}`, 'colours'],
  ])('cannot be %s', (_what, sent, name) => {
    expect(faultsOf(sent)).toEqual([name]);
  });

  it('are shown again as they were typed, all options that were chosen', () => {
    const { typed } = read('day=فردا&colours=سبز&colours=آبی');
    expect(typed.get('day')).toEqual(['فردا']);
    expect(typed.get('colours')).toEqual(['سبز', 'آبی']);
    expect(typed.get('agreed')).toEqual([]);
  });

  it('cannot come under names that the form does not have', () => {
    expect(read(`${GOOD}&__proto__=x&price=0`).fields).toHaveLength(5);
  });
});
