/**
 * The device by the browser's own description, good enough for a person to recognise it. Product names stay in Latin
 * letters here; the interface translates them. Nothing is decided by it: anyone can send any text.
 */
export type DeviceKind = 'computer' | 'phone' | 'tablet' | 'unknown';

export interface Device {
  readonly kind: DeviceKind;
  readonly browser: string | null;
  readonly os: string | null;
}

type Sign = readonly [pattern: RegExp, name: string];

/** In this order: nearly every browser also calls itself Chrome and Safari. */
const BROWSERS: readonly Sign[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

/** Android calls itself Linux, too, and a phone of Apple's "like Mac OS X". */
const SYSTEMS: readonly Sign[] = [
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

function firstSign(signs: readonly Sign[], userAgent: string): string | null {
  return signs.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}

function kindOf(userAgent: string, os: string | null): DeviceKind {
  if (os === null) return 'unknown';
  if (os === 'iPadOS' || (os === 'Android' && !/\bMobile\b/.test(userAgent))) return 'tablet';
  return os === 'iOS' || os === 'Android' ? 'phone' : 'computer';
}

export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const os = firstSign(SYSTEMS, text);
  return { kind: kindOf(text, os), browser: firstSign(BROWSERS, text), os };
}
