/** Line icons of our own, 24 × 24, drawn with the current colour. */
import type { Trade } from '../templates/trades.js';

const ICONS = {
  arrow: 'M19 12H5M11 6l-6 6 6 6',
  award: 'M12 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM8.5 14 7 21l5-2.5L17 21l-1.500-7',
  bag: 'M5 8h14l1 13H4L5 8ZM8.500 11V7a3.500 3.500 0 0 1 7 0v4',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6M4 17h16M10.500 20.500h3',
  book: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1ZM12 6v14',
  box: 'M12 3l8 4.500v9L12 21l-8-4.500v-9L12 3ZM4 7.500l8 4.500 8-4.500M12 12v9',
  calendar: 'M4 6h16v14H4ZM4 10.500h16M8 3v4M16 3v4M8 14.500h2M14 14.500h2',
  chart: 'M4 20h16M7 20v-7M12 20V6M17 20V10',
  chat: 'M4 5h16v11H11l-5 4v-4H4V5ZM8 10.500h8',
  check: 'M5 12.500 10 17.500 19.500 7',
  clock: 'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17ZM12 7.500V12l3 2',
  cloud: 'M7 18a4.500 4.500 0 0 1-.5-9A6 6 0 0 1 18 9.500 4.300 4.300 0 0 1 17.500 18H7Z',
  code: 'M8.500 7 3.500 12l5 5M15.500 7l5 5-5 5M13.500 5l-3 14',
  cup: 'M4 8h12v5a6 6 0 0 1-12 0V8ZM16 9.500h2a2.500 2.500 0 0 1 0 5h-2M5 21h10M8 5V3M12 5V3',
  dumbbell: 'M6.500 7v10M3.500 9.500v5M17.500 7v10M20.500 9.500v5M6.500 12h11',
  drop: 'M12 3.500c4 4.500 6 7.500 6 10.500a6 6 0 0 1-12 0c0-3 2-6 6-10.500ZM9 14.500a3 3 0 0 0 3 3',
  flame:
    'M12 21c-4 0-6.500-2.700-6.500-6.200C5.500 11 9 9.500 9.500 5c3 1.500 4.500 4 4.500 6.500 1-.6 1.500-1.500 1.600-2.500 2 1.500 2.900 3.700 2.900 5.800 0 3.500-2.500 6.200-6.500 6.200Z',
  gauge: 'M4 17a8.500 8.500 0 1 1 16 0M12 14.500l4-5M12 13a1.600 1.600 0 1 1 0 3.200 1.600 1.600 0 0 1 0-3.200Z',
  globe:
    'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17ZM3.500 12h17M12 3.500c5 5 5 12 0 17M12 3.500c-5 5-5 12 0 17',
  heart: 'M12 20C5.500 15.500 3.500 12 3.500 9A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 8.500 2c0 3-2 6.500-8.500 11Z',
  home: 'M4 11l8-7 8 7v9h-5.500v-6h-5v6H4v-9Z',
  key: 'M8 11a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9ZM11.500 12.500 20 4M16 8l3 3M13.500 10.500l2 2',
  layers: 'M12 4l9 4.500-9 4.500-9-4.500L12 4ZM3 12.500l9 4.500 9-4.500M3 16.500 12 21l9-4.500',
  leaf: 'M5 19C4 10 9 4.500 20 4c0 11-5.500 16-15 15ZM5 19c2-5 5-8 9-9.500',
  lock: 'M6 11h12v9H6ZM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2',
  mail: 'M3.500 6h17v12h-17ZM3.500 7l8.500 6.500L20.500 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  mobile: 'M7.500 3h9v18h-9ZM11 18h2',
  pen: 'M4 20l1-4.500L16 4.500l3.500 3.500L8.500 19 4 20ZM13.500 7l3.500 3.500',
  people:
    'M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM3 19c0-3.500 2.500-5.500 6-5.500s6 2 6 5.500M16 5.500a2.800 2.800 0 0 1 0 5.500M17.500 14c2.200.7 3.500 2.500 3.500 5',
  phone:
    'M5 4h4l1.500 5-2.300 1.500c1 2.300 2.700 4 5 5L15 13.300l5 1.500V19c0 .8-.7 1.500-1.500 1.500C10.500 20 4 13.500 3.500 5.500 3.500 4.700 4.200 4 5 4Z',
  pin: 'M12 21c-4.500-5-6.500-8-6.500-11a6.500 6.500 0 0 1 13 0c0 3-2 6-6.500 11ZM12 7.800a2.300 2.300 0 1 1 0 4.600 2.300 2.300 0 0 1 0-4.600Z',
  plate: 'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM2.500 4v16M21.500 4v16',
  pulse: 'M3 12h4l2.500-6 4 12 2.500-6h5',
  rocket: 'M9 15c-1-5 2-10.500 10-11 -.5 8-6 11-11 10M9 15l-3 .5L4 20l4.500-2L9 15ZM5 12l3-4h3M12 19l4-3v-3',
  ruler: 'M3.500 16.500 16.500 3.500l4 4-13 13-4-4ZM7 13l2 2M10 10l1.500 1.500M13 7l2 2',
  scales: 'M12 4v16M8 20h8M5 7h14M5 7l-2.500 6a3 3 0 0 0 5 0L5 7ZM19 7l-2.500 6a3 3 0 0 0 5 0L19 7Z',
  scissors:
    'M6.500 4a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5ZM6.500 15a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5ZM8.700 8 20 17M8.700 16 20 7',
  shield: 'M12 3l8 3v6c0 4.500-3.200 7.600-8 9-4.800-1.400-8-4.500-8-9V6l8-3ZM8.500 12l2.500 2.500 4.500-5',
  spark: 'M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2 2-7Z',
  star: 'M12 3.500l2.600 5.500 6 .8-4.400 4.200 1.100 6L12 17.100 6.700 20l1.100-6L3.400 9.800l6-.8L12 3.500Z',
  swap: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  truck:
    'M3 6h11v11H3ZM14 10h4l3 3.500V17h-7M7 15.500a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 0 1 0-3.600ZM17 15.500a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 0 1 0-3.600Z',
  wrench:
    'M14.500 4.500a5 5 0 0 1 5.800 6.500L17.500 9l-2.800.8-.7-2.800 2.500-2.200a5 5 0 0 0-6.800 6.300l-6 6a2 2 0 0 0 3 3l6-6a5 5 0 0 0 7.600-3.100',
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className ? `bp-icon ${className}` : 'bp-icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}

const SERVICE_ICONS: Record<Trade, readonly IconName[]> = {
  general: ['chat', 'layers', 'heart', 'chart', 'people', 'flame'],
  shop: ['plate', 'leaf', 'layers', 'bag', 'box', 'pen'],
  clinic: ['home', 'pulse', 'heart', 'award', 'leaf', 'truck'],
  restaurant: ['flame', 'plate', 'cup', 'people', 'leaf', 'box'],
  portfolio: ['spark', 'pen', 'box', 'mobile', 'book', 'chat'],
  company: ['code', 'cloud', 'shield', 'chart', 'bell', 'layers'],
  school: ['globe', 'spark', 'code', 'pen', 'flame', 'award'],
  beauty: ['scissors', 'drop', 'spark', 'leaf', 'heart', 'star'],
  realestate: ['key', 'home', 'chart', 'pen', 'shield', 'pin'],
  law: ['scales', 'people', 'home', 'layers', 'pen', 'globe'],
  building: ['ruler', 'layers', 'home', 'wrench', 'leaf', 'check'],
  garage: ['wrench', 'gauge', 'drop', 'pulse', 'cloud', 'truck'],
  gym: ['dumbbell', 'pulse', 'flame', 'people', 'leaf', 'heart'],
  dentist: ['check', 'leaf', 'wrench', 'spark', 'people', 'chat'],
  confectioner: ['spark', 'heart', 'cup', 'star', 'plate', 'people'],
  languageschool: ['chat', 'spark', 'people', 'check', 'pen', 'star'],
  photographer: ['heart', 'star', 'people', 'spark', 'bag', 'book'],
  guesthouse: ['home', 'flame', 'pin', 'people', 'spark', 'book'],
  travel: ['home', 'globe', 'rocket', 'key', 'people', 'book'],
  weddinghall: ['home', 'plate', 'heart', 'spark', 'bell', 'people'],
  repairs: ['box', 'drop', 'plate', 'flame', 'cloud', 'wrench'],
};

const FEATURE_ICONS: Record<Trade, readonly IconName[]> = {
  general: ['check', 'clock', 'people', 'shield', 'award', 'calendar'],
  shop: ['truck', 'swap', 'lock', 'box', 'award', 'home'],
  clinic: ['calendar', 'lock', 'phone', 'shield', 'home', 'spark'],
  restaurant: ['leaf', 'flame', 'home', 'heart', 'star', 'pin'],
  portfolio: ['chat', 'pen', 'layers', 'swap', 'box', 'heart'],
  company: ['clock', 'chart', 'lock', 'cloud', 'book', 'rocket'],
  school: ['people', 'heart', 'mail', 'rocket', 'book', 'calendar'],
  beauty: ['calendar', 'shield', 'drop', 'star', 'clock', 'cup'],
  realestate: ['check', 'lock', 'pin', 'people', 'clock', 'key'],
  law: ['lock', 'chat', 'check', 'clock', 'shield', 'book'],
  building: ['calendar', 'ruler', 'shield', 'people', 'chart', 'award'],
  garage: ['check', 'mobile', 'shield', 'clock', 'box', 'truck'],
  gym: ['people', 'clock', 'calendar', 'home', 'chart', 'award'],
  dentist: ['chat', 'heart', 'layers', 'shield', 'clock', 'phone'],
  confectioner: ['leaf', 'heart', 'shield', 'box', 'clock', 'chat'],
  languageschool: ['people', 'chat', 'heart', 'award', 'book', 'calendar'],
  photographer: ['chat', 'check', 'spark', 'clock', 'pen', 'lock'],
  guesthouse: ['star', 'leaf', 'shield', 'heart', 'people', 'cup'],
  travel: ['calendar', 'check', 'pin', 'people', 'pen', 'phone'],
  weddinghall: ['check', 'pen', 'plate', 'clock', 'people', 'star'],
  repairs: ['gauge', 'check', 'wrench', 'clock', 'home', 'phone'],
};

/** The icon of the `index`-th service or feature of a trade, from 0. */
export function itemIcon(kind: 'services' | 'features', trade: Trade, index: number): IconName {
  const icons = (kind === 'services' ? SERVICE_ICONS : FEATURE_ICONS)[trade];
  return icons[index % icons.length] ?? 'spark';
}
