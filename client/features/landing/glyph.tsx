/** Line icons of the landing page, on a 24 px grid. */
const PATHS = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  shield: 'M12 3.5 5 6v5.5c0 4.4 3 7.6 7 9 4-1.4 7-4.6 7-9V6l-7-2.5Zm-3 8.3 2.2 2.2 4-4.2',
  card: 'M5.5 5.5h13A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16V8a2.5 2.5 0 0 1 2.5-2.5ZM3 10h18M7 14.5h3',
  cloud: 'M7.5 18.5a4.5 4.5 0 0 1-.6-8.96 5.5 5.5 0 0 1 10.6 1.5 3.75 3.75 0 0 1-.5 7.46Z',
  code: 'm8.5 8-4 4 4 4m7-8 4 4-4 4M13.5 5.5l-3 13',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.7 11.2 4 4',
  bolt: 'M13 3.5 5.5 13.5H12l-1 7 7.5-10H12l1-7Z',
  box: 'm12 3.5 8 4.3v8.4l-8 4.3-8-4.3V7.8l8-4.3Zm0 8.6v8.4m0-8.4 8-4.3m-8 4.3L4 7.8',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9v-.8A5.2 5.2 0 0 1 8.2 14h1.6a5.2 5.2 0 0 1 5.2 5.2v.8m1-16.2a3.5 3.5 0 0 1 0 6.4M21 20v-.8a5.2 5.2 0 0 0-3.5-4.9',
} as const;

export type GlyphName = keyof typeof PATHS;

export function Glyph({ name, size = 22 }: { readonly name: GlyphName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
