import { formatNumber } from '#client/lib/format.js';

const HOUR = 60;
const minutes = (n: number) => ({ value: String(n), label: `${formatNumber(n)} دقیقه` });
const hours = (n: number) => ({ value: String(n * HOUR), label: `${formatNumber(n)} ساعت` });

/** How long the site may be closed for, in minutes. */
export const LENGTHS = [minutes(15), minutes(30), hours(1), hours(2), hours(4), hours(8), hours(24)];
