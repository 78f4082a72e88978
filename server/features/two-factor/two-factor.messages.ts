/** Persian sentences of two-factor sign-in. */
export const twoFactorMessages = {
  on: 'ورود دومرحله‌ای روشن شد.',
  off: 'ورود دومرحله‌ای خاموش شد.',
  renewed: 'کدهای بازیابی عوض شد. کدهای قبلی دیگر کار نمی‌کنند.',
} as const;

export const twoFactorFaults = { code: 'کد را بنویسید.' } as const;
