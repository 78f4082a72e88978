/** The settings of administrators. */
export const settingsMessages = {
  label: 'بخش‌های تنظیمات',
  legal: 'قوانین و سندها',
} as const;
