import fc from 'fast-check';
import { foldForSearch, normalizePersian, parseAmount, toLatinDigits, toPersianDigits } from './digits.js';

describe('digits', () => {
  it('reads Persian, Arabic and Latin digits alike', () => {
    expect(toLatinDigits('۰۹١٢3')).toBe('09123');
  });

  it('S-010 writes Persian digits and reads them back', () => {
    fc.assert(fc.property(fc.nat(), (n) => toLatinDigits(toPersianDigits(n)) === String(n)));
  });

  it('parses an amount with any separator', () => {
    expect(parseAmount('۱٬۰۰۰٬۰۰۰')).toBe(1_000_000);
    expect(parseAmount(' 1,000 000 ')).toBe(1_000_000);
  });

  it('cannot parse fractions, signs or words', () => {
    for (const text of ['', '-5', '1.5', '۱٫۵', 'ده', '1e5']) expect(parseAmount(text)).toBeNull();
  });
});

describe('Persian text', () => {
  it('stores Persian letters and keeps the joiner', () => {
    expect(normalizePersian('  كتاب  علي\u200cپور\u202e ')).toBe('کتاب علی\u200cپور');
  });

  it('folds letters, joiners and digits for search', () => {
    expect(foldForSearch('كتاب‌خانهٔ ۱۲')).toBe(foldForSearch('کتابخانه 12'));
  });

  it('folds what people write with and without spaces, hamza and shapes', () => {
    for (const written of ['محمدرضا', 'محمد\u200cرضا', 'محمد رضا']) expect(foldForSearch(written)).toBe('محمدرضا');
    expect(foldForSearch('مؤسسهٔ مسئول جزء')).toBe('موسسهمسیولجز');
    expect(foldForSearch('ﻛﺘﺎﺏ')).toBe('کتاب');
  });

  it('folding twice changes nothing more', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => foldForSearch(foldForSearch(text)) === foldForSearch(text),
      ),
    );
  });
});
