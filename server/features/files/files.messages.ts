export const messages = {
  imageTooLarge: 'حجم تصویر نباید بیشتر از ۱ مگابایت باشد.',
} as const;
