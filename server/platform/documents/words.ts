import { numberToWords } from '@persian-tools/persian-tools';

/** An amount in Persian words. The library writes the hundreds apart (چهار صد); Persian writes them in one word. */
export function amountInWords(amount: number): string {
  return (numberToWords(amount) as string).replace(/(چهار|شش|هفت|هشت|نه) صد/g, '$1صد');
}
