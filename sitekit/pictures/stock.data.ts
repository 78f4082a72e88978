/** Every stock picture by its name, also those that are still to be rendered, in the order of rendering. */
import type { DescribedPicture } from './stock.js';

const HERO = { size: '1200x800', samples: 48 } as const;

/** One calm still life in the colours of many brands. */
function calm(accent: string, colour: string, score: number | null = null): DescribedPicture {
  return {
    ...HERO,
    scene: 'calm',
    accent,
    alt: `طاق و گوی ${colour} کنار سنگ‌های گرد و گلدان سفالی، با سایهٔ برگ نخل روی دیوار`,
    focal: '30 62',
    quiet: 'right',
    subjects: ['calm'],
    trades: [],
    score,
  };
}

/** Plaster steps in the light of a lattice window. */
function lattice(accent: string, colour: string, score: number | null = null): DescribedPicture {
  return {
    ...HERO,
    scene: 'lattice',
    accent,
    alt: `پله‌های گچی با کاسه و گوی ${colour} در آفتاب پنجره‌ای مشبک`,
    focal: '34 55',
    quiet: 'right',
    subjects: ['calm', 'building'],
    trades: [],
    score,
  };
}

export const STOCK_LIST: Readonly<Record<string, DescribedPicture>> = {
  'calm-teal': calm('#1f7a8c', 'فیروزه‌ای', 7),
  'calm-terracotta': calm('#c8553d', 'آجری', 7),
  'calm-green': calm('#4f7f52', 'سبز'),
  'calm-navy': calm('#2b4c7e', 'سرمه‌ای'),
  'calm-mustard': calm('#c98a1b', 'خردلی'),
  'calm-plum': calm('#7a4b73', 'بنفش'),
  'calm-rose': calm('#c76b78', 'گلی'),
  'calm-charcoal': calm('#3f4750', 'زغالی'),
  'lattice-teal': lattice('#1f7a8c', 'فیروزه‌ای'),
  'books-navy': {
    ...HERO,
    scene: 'books',
    accent: '#2b4c7e',
    alt: 'کتاب‌های جلدپارچه‌ای سرمه‌ای و کرم روی سکوی گچی، با سایهٔ برگ نخل روی دیوار',
    focal: '30 60',
    quiet: 'right',
    subjects: ['desk'],
    trades: ['law', 'school', 'languageschool'],
    score: null,
  },
  'copper-teal': {
    ...HERO,
    scene: 'copper',
    accent: '#1f8f9c',
    alt: 'پارچ، کاسه و سینی مسی چکش‌کاری‌شده جلوی کاشی‌های فیروزه‌ای',
    focal: '32 58',
    quiet: 'right',
    subjects: ['craft'],
    trades: ['shop', 'restaurant'],
    score: null,
  },
  'tea-teal': {
    ...HERO,
    scene: 'tea',
    accent: '#37888a',
    samples: 72,
    alt: 'دو استکان چای و قندان فیروزه‌ای در سینی مسی، جلوی دیوار کاشی‌کاری',
    focal: '32 58',
    quiet: 'right',
    subjects: ['tea', 'craft'],
    trades: ['restaurant', 'confectioner'],
    score: null,
  },
};
