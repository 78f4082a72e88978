/** The lists of items in the content panel. */
import { formatNumber } from '#core/dates/calendar.js';

export const listMessages = {
  count: (n: number, max: number) => `${formatNumber(n)} از ${formatNumber(max)}`,
  item: (one: string, n: number) => `${one} ${formatNumber(n)}`,
  add: (one: string) => `افزودن ${one}`,
  added: (name: string) => `${name} اضافه شد.`,
  full: (max: number) => `حداکثر ${formatNumber(max)} مورد؛ برای افزودن، یکی را حذف کنید.`,
  last: 'حداقل یک مورد باید بماند.',
  remove: (name: string) => `حذف ${name}`,
  removed: (name: string) => `${name} حذف شد.`,
  restored: (name: string) => `${name} برگشت.`,
  up: (name: string) => `بردن ${name} به بالا`,
  down: (name: string) => `بردن ${name} به پایین`,
  drag: (name: string) => `جابه‌جایی ${name}`,
  open: (name: string) => `ویرایش ${name}`,
  hidden: (n: number) => `${formatNumber(n)} مورد دیگر در این چیدمان دیده نمی‌شود.`,
} as const;
