import { layoutTable } from '../../layouts/layout-table.js';
import { answers } from './answers.js';
import { cards } from './cards.js';
import { desk } from './desk.js';
import { dialogue } from './dialogue.js';
import { numbered } from './numbered.js';
import { side } from './side.js';
import { stack } from './stack.js';
import { window } from './window.js';

export const faqsLayouts = layoutTable('faqs', [
  ['faqs-1', stack, 'یک ستون آرام'],
  ['faqs-2', cards, 'کارت‌های دوستونه', { tone: 'soft', align: 'center' }],
  ['faqs-3', side, 'عنوان در کنار'],
  ['faqs-4', answers, 'پاسخ‌های آشکار', { tone: 'tint', align: 'center' }],
  ['faqs-5', numbered, 'شماره‌های درشت', { tone: 'soft' }],
  ['faqs-6', window, 'پرسش و پنجره', { shape: 'arch' }],
  ['faqs-7', dialogue, 'گفت‌وگو', { tone: 'soft', ornament: 'dots' }],
  ['faqs-8', desk, 'میز راهنما', { tone: 'tint' }],
  ['faqs-9', stack, 'ستون شبانه', { tone: 'ink', ornament: 'rays' }],
  ['faqs-10', cards, 'کارت روی رنگ', { tone: 'brand', ornament: 'girih' }],
  ['faqs-11', side, 'عنوان در سوی دیگر', { tone: 'brand', media: 'start', ornament: 'waves' }],
  ['faqs-12', answers, 'پاسخ‌ها در قاب تیره', { tone: 'ink', frame: 'inset', ornament: 'grid' }],
  ['faqs-13', numbered, 'شماره‌ها روی رنگ', { tone: 'brand', ornament: 'band' }],
  ['faqs-14', window, 'پرسش و برگ', { tone: 'ink', media: 'start', shape: 'leaf', scene: 2 }],
  ['faqs-15', desk, 'میز راهنما، وارونه', { tone: 'ink', media: 'start' }],
]);
