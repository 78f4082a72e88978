import { renderSVG } from 'uqr';

const INK = '#1f1a2e';

/** A text as QR code: an SVG without a size of its own, which is set where it is shown. */
export function qrSvg(text: string): string {
  return renderSVG(text, { ecc: 'M', border: 1, blackColor: INK, whiteColor: '#ffffff' });
}
