/** The receipt as one HTML file that needs nothing else: the font is inside, it prints on A5. */
import { escapeHtml as escape, htmlDocument, htmlValue } from '#platform/documents/html.js';
import { describeReceipt, type DocumentField } from './receipt-document.js';
import type { ReceiptType } from './receipts.types.js';

const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;padding:32px 16px;background:#efecf6;color:#1f1a2e;font:400 15px/1.9 Vazirmatn,Tahoma,sans-serif}
main{max-width:560px;margin:0 auto;padding:36px 40px;background:#fff;border-radius:16px;box-shadow:0 1px 2px #1f1a2e14,0 12px 40px #1f1a2e1a}
header{display:flex;justify-content:space-between;align-items:flex-end;padding-block-end:16px;border-block-end:3px solid #6d3fd4}
header strong{display:block;font-size:34px;line-height:1.3;color:#6d3fd4}
header small,dt,.note,.words{color:#625b76}
h1{margin:0;font-size:20px}
.amount{margin:24px 0 12px;padding:20px 24px;border-radius:12px;background:#f6f2fe}
.amount p{margin:0;display:flex;justify-content:space-between;align-items:center}
.amount b{display:block;font-size:30px;line-height:1.6}
.paid{padding:0 12px;border-radius:99px;background:#e3f6ea;color:#14703b;font-size:13px;font-weight:700}
.back{background:#f1eef6;color:#5b5470}
.words{font-size:13px}
dl{margin:0}
dl div{display:flex;justify-content:space-between;gap:24px;padding:9px 0;border-block-end:1px solid #e6e1f2}
dt{flex:none}
dd{margin:0;font-weight:700;overflow-wrap:anywhere;text-align:end}
.verify{display:flex;gap:16px;align-items:center;margin-block-start:20px;color:#625b76;font-size:12px}
.verify svg{flex:none;width:96px;height:96px}
.verify p{margin:0;overflow-wrap:anywhere}
.note{margin:20px 0 0;font-size:12px;text-align:center}
@media print{@page{size:A5;margin:0}body{padding:0;background:none}main{box-shadow:none;border-radius:0;max-width:none;padding:12mm 14mm}}
@media (max-width:480px){body{padding:0}main{padding:24px 20px;border-radius:0}.amount b{font-size:24px}}`;

function fieldHtml({ label, value, ltr }: DocumentField): string {
  return `<div><dt>${escape(label)}</dt><dd>${htmlValue(value, ltr)}</dd></div>`;
}

export function receiptHtml(receipt: ReceiptType, publicUrl: string, brand?: string): string {
  const page = describeReceipt(receipt, publicUrl, brand);
  const body = `<main>
<header><div><strong>${escape(page.brand)}</strong><small>${escape(page.slogan)}</small></div><h1>${escape(page.title)}</h1></header>
<section class="amount"><p><span>${escape(page.amountLabel)}</span><span class="${page.state.paid ? 'paid' : 'paid back'}">${escape(page.state.text)}</span></p><b>${escape(page.amount)}</b><span class="words">${escape(page.amountNote)}</span></section>
<dl>${page.fields.map(fieldHtml).join('\n')}</dl>
<div class="verify">${page.verify.qr}<p>${escape(page.verify.text)}<br>${htmlValue(page.verify.url, true)}</p></div>
<p class="note">${page.notes.map(escape).join('<br>')}</p>
</main>`;
  return htmlDocument({ title: `${page.title} ${receipt.number}`, style: STYLE, body });
}
