/** The receipt as one HTML file that needs nothing else: the font is inside, it prints on A5. */
import { readFileSync } from 'node:fs';
import { projectPath } from '../../platform/paths.js';
import { describeReceipt, type DocumentField } from './receipt-document.js';
import type { ReceiptRow } from './receipts.queries.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

let fonts: string | null = null;

function fontFaces(): string {
  const face = (weight: number, name: string): string => {
    const data = readFileSync(projectPath(`node_modules/vazirmatn/fonts/webfonts/Vazirmatn-${name}.woff2`)).toString(
      'base64',
    );
    return `@font-face{font-family:Vazirmatn;font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
  };
  fonts ??= face(400, 'Regular') + face(700, 'Bold');
  return fonts;
}

const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;padding:32px 16px;background:#efecf6;color:#1f1a2e;font:400 15px/1.9 Vazirmatn,Tahoma,sans-serif;font-variant-numeric:tabular-nums}
main{max-width:560px;margin:0 auto;padding:36px 40px;background:#fff;border-radius:16px;box-shadow:0 1px 2px #1f1a2e14,0 12px 40px #1f1a2e1a}
header{display:flex;justify-content:space-between;align-items:flex-end;padding-block-end:16px;border-block-end:3px solid #6d3fd4}
header strong{display:block;font-size:34px;line-height:1.3;color:#6d3fd4}
header small,dt,.note,.words{color:#625b76}
h1{margin:0;font-size:20px}
.amount{margin:24px 0 12px;padding:20px 24px;border-radius:12px;background:#f6f2fe}
.amount p{margin:0;display:flex;justify-content:space-between;align-items:center}
.amount b{display:block;font-size:30px;line-height:1.6}
.paid{padding:0 12px;border-radius:99px;background:#e3f6ea;color:#14703b;font-size:13px;font-weight:700}
.words{font-size:13px}
dl{margin:0}
dl div{display:flex;justify-content:space-between;gap:24px;padding:9px 0;border-block-end:1px solid #e6e1f2}
dt{flex:none}
dd{margin:0;font-weight:700;overflow-wrap:anywhere;text-align:end}
.note{margin:24px 0 0;font-size:12px;text-align:center}
@media print{@page{size:A5;margin:0}body{padding:0;background:none}main{box-shadow:none;border-radius:0;max-width:none;padding:12mm 14mm}}
@media (max-width:480px){body{padding:0}main{padding:24px 20px;border-radius:0}.amount b{font-size:24px}}`;

function fieldHtml({ label, value, ltr }: DocumentField): string {
  const shown = ltr ? `<bdi dir="ltr">${escape(value)}</bdi>` : escape(value);
  return `<div><dt>${escape(label)}</dt><dd>${shown}</dd></div>`;
}

export function receiptHtml(receipt: ReceiptRow): string {
  const page = describeReceipt(receipt);
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(`${page.title} ${receipt.number}`)}</title>
<style>${fontFaces()}${STYLE}</style>
</head>
<body>
<main>
<header><div><strong>${escape(page.brand)}</strong><small>${escape(page.slogan)}</small></div><h1>${escape(page.title)}</h1></header>
<section class="amount"><p><span>${escape(page.amountLabel)}</span><span class="paid">${escape(page.paid)}</span></p><b>${escape(page.amount)}</b><span class="words">${escape(page.amountNote)}</span></section>
<dl>${page.fields.map(fieldHtml).join('\n')}</dl>
<p class="note">${page.notes.map(escape).join('<br>')}</p>
</main>
</body>
</html>
`;
}
