/** Why a picture of somebody's disk is not taken. */
import { toPersianDigits } from '#core/text/digits.js';
import { MEGABYTE, PICTURES } from '#core/limits/limits.js';
import type { PictureFault } from '../pictures/open-picture.js';
import { formatPercent } from '#core/text/number-format.js';

const most = toPersianDigits(PICTURES.openBytes / MEGABYTE);

export const pictureMessages = {
  faults: {
    empty: 'این فایل خالی است.',
    size: `این تصویر از ${most} مگابایت بزرگ‌تر است.`,
    type: 'تصویر باید PNG، JPEG، WebP یا HEIC باشد.',
    pixels: 'ابعاد این تصویر بیش از حد بزرگ است؛ کوچک‌ترش کنید.',
    heic: 'این عکس HEIC آیفون در این مرورگر باز نشد. آن را با سافاری بگذارید، یا به‌صورت JPEG ذخیره و انتخاب کنید.',
    unreadable: 'این تصویر خوانده نشد.',
  } as const satisfies Record<PictureFault, string>,
  sending: (percent: number) => `${formatPercent(percent)} ارسال شد`,
  preparing: 'در حال آماده کردن تصویر…',
  cancel: 'لغو',
} as const;
