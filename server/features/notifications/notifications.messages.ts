export const messages = {
  read: 'اعلان خوانده شد.',
  allRead: 'همه‌ی اعلان‌ها خوانده شد.',
} as const;
