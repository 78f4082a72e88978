import { renderSVG } from 'uqr';

const INK = '#1f1a2e';

/** A text as QR code: an SVG without a size of its own, so that whoever shows it gives one. */
export function qrSvg(text: string): string {
  return renderSVG(text, { ecc: 'M', border: 1, blackColor: INK, whiteColor: '#ffffff' });
}
