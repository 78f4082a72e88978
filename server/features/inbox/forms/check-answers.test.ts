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
