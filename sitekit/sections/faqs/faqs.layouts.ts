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
  [stack, 'یک ستون آرام'],
  [cards, 'کارت‌های دوستونه', { tone: 'soft', align: 'center' }],
  [side, 'عنوان در کنار'],
  [answers, 'پاسخ‌های آشکار', { tone: 'tint', align: 'center' }],
  [numbered, 'شماره‌های درشت', { tone: 'soft' }],
  [window, 'پرسش و پنجره', { shape: 'arch' }],
  [dialogue, 'گفت‌وگو', { tone: 'soft', ornament: 'dots' }],
  [desk, 'میز راهنما', { tone: 'tint' }],
  [stack, 'ستون شبانه', { tone: 'ink', ornament: 'rays' }],
  [cards, 'کارت روی رنگ', { tone: 'brand', ornament: 'girih' }],
  [side, 'عنوان در سوی دیگر', { tone: 'brand', media: 'start', ornament: 'waves' }],
  [answers, 'پاسخ‌ها در قاب تیره', { tone: 'ink', frame: 'inset', ornament: 'grid' }],
  [numbered, 'شماره‌ها روی رنگ', { tone: 'brand', ornament: 'band' }],
  [window, 'پرسش و برگ', { tone: 'ink', media: 'start', shape: 'leaf', scene: 2 }],
  [desk, 'میز راهنما، وارونه', { tone: 'ink', media: 'start' }],
]);
