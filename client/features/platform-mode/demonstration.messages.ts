/** The text above the dashboards while the demonstration's year is being written. */
export const demonstrationMessages = {
  writing: (percent: string) =>
    `داده‌های نمایشی یک سال هنوز در حال ساخته شدن است (${percent})؛ فهرست‌ها و نمودارها کم‌کم کامل می‌شوند.`,
} as const;
