/** Texts of where a section is shown and of its word in the address. */
export const placingMessages = {
  title: 'نمایش و لینک بخش',
  everywhere: 'در همهٔ دستگاه‌ها',
  where: 'نمایش در',
  choices: { all: 'همه', phone: 'فقط موبایل', desktop: 'فقط کامپیوتر' },
  hint: 'تبلت همان را نشان می‌دهد که کامپیوتر نشان می‌دهد. بخشی که پنهان کنید در قیمت و در بررسی سایت شمرده می‌شود.',
  hiddenOn: { phone: 'در موبایل پنهان است', desktop: 'در کامپیوتر پنهان است' },
  anchor: 'واژهٔ لینک',
  anchorHint: 'لینک مستقیم به این بخش. منوها و دکمه‌ها با آن هماهنگ می‌مانند.',
  faults: {
    taken: 'خود سایت از این واژه استفاده می‌کند؛ واژهٔ دیگری بنویسید.',
    twice: 'بخش دیگری همین واژه را دارد؛ واژهٔ دیگری بنویسید.',
  },
} as const;
