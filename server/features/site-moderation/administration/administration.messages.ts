export const MODERATION_TEXTS = {
  reasonMissing: 'دلیل را بنویسید؛ صاحب سایت آن را می‌خواند.',
} as const;
