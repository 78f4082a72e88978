/** Documents as one HTML file that needs nothing else: the font is inside. */
import { readFileSync } from 'node:fs';
import { projectPath } from '../paths.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Codes, numbers and addresses are left to right in a Persian line. */
export function htmlValue(value: string, ltr: boolean): string {
  return ltr ? `<bdi dir="ltr">${escapeHtml(value)}</bdi>` : escapeHtml(value);
}

let fonts: string | null = null;

function fontFaces(): string {
  const face = (weight: number, name: string): string => {
    const file = readFileSync(projectPath(`node_modules/vazirmatn/fonts/webfonts/Vazirmatn-${name}.woff2`));
    const url = `data:font/woff2;base64,${file.toString('base64')}`;
    return `@font-face{font-family:Vazirmatn;font-weight:${weight};src:url(${url}) format("woff2")}`;
  };
  return (fonts ??= face(400, 'Regular') + face(700, 'Bold'));
}

export interface HtmlPage {
  readonly title: string;
  readonly style: string;
  /** Markup, escaped already. */
  readonly body: string;
}

export function htmlDocument({ title, style, body }: HtmlPage): string {
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${fontFaces()}${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
