/** Texts of the banner of the platform's mode, apart from those of its settings: the landing page loads them. */
import type { PlatformModeKind } from '#core/platform.js';

export const bannerMessages = {
  modes: {
    normal: 'عادی',
    temporarily_unavailable: 'در دسترس نیست (موقت)',
    update_mode: 'در حال به‌روزرسانی',
    development_mode: 'آزمایشی',
  } satisfies Record<PlatformModeKind, string>,
  development: 'برپا در حالت آزمایشی است؛ شاید چیزی درست کار نکند.',
  closed: (mode: string) => `سایت برای بازدیدکنندگان بسته است: ${mode}`,
  manage: 'مدیریت',
} as const;
