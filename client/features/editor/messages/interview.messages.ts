/** The interview that opens a new wizard. */
export const interviewMessages = {
  title: 'دو دقیقه دربارهٔ کارتان',
  text: 'هرچه این‌جا بنویسید جای متن‌های نمونه را در سربرگ، بخش تماس، پابرگ و عنوان سایت می‌گیرد. همه اختیاری است و هر وقت خواستید می‌توانید تغییرشان دهید.',
  stored: 'پاسخ‌ها همان لحظه ذخیره می‌شود.',
  fields: {
    phone: { label: 'تلفن', placeholder: '۰۲۱-۱۲۳۴۵۶۷۸' },
    address: { label: 'شهر و نشانی', placeholder: 'شیراز، خیابان ملاصدرا، پلاک ۱۲' },
  },
  noTrade: 'انتخاب کنید',
  hours: {
    legend: 'ساعت کار',
    add: 'نوشتن ساعت کار',
    addMore: 'روزهای دیگر',
    addShift: 'نوبت دوم',
    removeShift: (line: string) => `حذف نوبت دوم ردیف ${line}`,
    remove: (line: string) => `حذف ردیف ${line}`,
    restate: 'نوشتن دوباره',
    from: (line: string) => `از روز، ردیف ${line}`,
    to: (line: string) => `تا روز، ردیف ${line}`,
    opens: (line: string, shift: string) => `شروع نوبت ${shift}، ردیف ${line}`,
    closes: (line: string, shift: string) => `پایان نوبت ${shift}، ردیف ${line}`,
    until: 'تا',
    and: 'و',
  },
} as const;
