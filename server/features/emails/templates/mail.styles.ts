/**
 * Styles are inline, because mail programs drop style sheets; the sheet only recolours for dark mode, where it is
 * supported, and needs `!important` to override them. Colours are the brand's (client/app/tokens.css).
 */
import type { CSSProperties } from 'react';

const FONT = "Vazirmatn, Tahoma, 'Segoe UI', Arial, sans-serif";
export const BRAND_COLOR = '#6D28D9';

type Styles = Readonly<Record<string, CSSProperties | readonly CSSProperties[]>>;

/** One of the three bars of the mark, growing downward (client/ui/mark.tsx). */
function bar(width: number, opacity: number): CSSProperties {
  return {
    width,
    height: 6,
    margin: '2px 0 2px auto',
    borderRadius: 2,
    background: '#ffffff',
    opacity,
    fontSize: 0,
    lineHeight: 0,
  };
}

export const styles = {
  body: {
    margin: 0,
    padding: '24px 12px',
    background: '#f5f3ff',
    fontFamily: FONT,
    textAlign: 'right',
    // Mail programs of phones enlarge small text by themselves and break the lines.
    WebkitTextSizeAdjust: '100%',
  },
  preview: { display: 'none', maxHeight: 0, maxWidth: 0, overflow: 'hidden', opacity: 0, lineHeight: '1px' },
  column: { maxWidth: 560, margin: '0 auto' },
  brand: { padding: '8px 8px 16px', textAlign: 'right' },
  mark: { width: 22, height: 26, padding: '5px 7px', borderRadius: 10, background: BRAND_COLOR },
  bars: [bar(7, 0.55), bar(14, 0.8), bar(20, 1)],
  brandName: { paddingRight: 10, fontSize: 20, fontWeight: 800, color: '#4c1d95', fontFamily: FONT },
  siteName: { fontSize: 20, fontWeight: 800, color: '#0f172a', fontFamily: FONT },
  card: { padding: '32px 28px', borderRadius: 20, background: '#ffffff', textAlign: 'right', fontFamily: FONT },
  heading: { margin: '0 0 16px', fontSize: 22, fontWeight: 800, lineHeight: 1.6, color: '#0f172a' },
  paragraph: { margin: '0 0 16px', fontSize: 16, lineHeight: 1.9, color: '#334155' },
  picture: { display: 'block', width: '100%', maxWidth: 504, height: 'auto', border: 0, borderRadius: 12 },
  facts: { margin: '0 0 24px', borderTop: '1px solid #e2e8f0', borderBottom: '1px solid #e2e8f0' },
  factName: { padding: '8px 0', fontSize: 14, color: '#64748b' },
  factValue: { padding: '8px 0', fontSize: 14, fontWeight: 600, color: '#0f172a', textAlign: 'left' },
  buttonCell: { borderRadius: 12, background: BRAND_COLOR },
  button: {
    display: 'inline-block',
    padding: '14px 32px',
    borderRadius: 12,
    background: BRAND_COLOR,
    color: '#ffffff',
    fontSize: 16,
    fontWeight: 700,
    textDecoration: 'none',
  },
  small: { margin: '16px 0 0', fontSize: 13, lineHeight: 1.8, color: '#64748b' },
  rawLink: { color: BRAND_COLOR, wordBreak: 'break-all' },
  footer: { padding: '16px 8px', fontSize: 12, lineHeight: 1.8, color: '#64748b', textAlign: 'center' },
  legal: { marginTop: 6 },
  legalLink: { display: 'inline', padding: '0 8px', color: '#64748b', textDecoration: 'underline' },
} as const satisfies Styles;

/** Classes of mail-layout.tsx, in the order of what they colour. */
export const DARK_SHEET = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.m-body{background:#14101f!important}',
  '.m-card{background:#1f1a2e!important}',
  '.m-strong{color:#f8fafc!important}',
  '.m-text{color:#d6d3e4!important}',
  '.m-dim{color:#a8a3bd!important}',
  '.m-link{color:#c4b5fd!important}',
  '.m-line{border-color:#3a3352!important}',
  '}',
].join('');
