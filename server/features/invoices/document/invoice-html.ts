/**
 * The formal invoice as one HTML file; it prints on a landscape A4 page and folds for a phone. Where the table is wider
 * than the screen, a shadow shows on which side it continues. Tabular digits would be too far apart in Vazirmatn.
 */
import { escapeHtml, htmlDocument, htmlValue } from '#platform/documents/html.js';
import type { InvoicePage, InvoiceField } from './invoice-document.js';

const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;padding:32px 16px;background:#efecf6;color:#1f1a2e;font:400 13px/1.8 Vazirmatn,Tahoma,sans-serif}
main{max-width:1120px;margin:0 auto;padding:32px 36px;background:#fff;border-radius:14px;box-shadow:0 1px 2px #1f1a2e14,0 12px 40px #1f1a2e1a}
header{display:grid;grid-template-columns:1fr auto 1fr;gap:16px;align-items:center;padding-block-end:14px;border-block-end:3px solid #6d3fd4}
header strong{font-size:28px;color:#6d3fd4}
h1{margin:0;font-size:19px;text-align:center}
header dl{justify-self:end}
dl{margin:0}
dt,.note,.verify{color:#625b76}
header dl div,.party dl div{display:flex;gap:8px}
dt{flex:none}
.wide{grid-column:1/-1}
dt::after{content:":"}
dd{margin:0;font-weight:700;overflow-wrap:anywhere}
.party{margin-block-start:14px;border:1px solid #d9d2e8;border-radius:8px;overflow:hidden}
h2{margin:0;padding:4px 14px;background:#f6f2fe;font-size:13px}
.party dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:2px 20px;padding:8px 14px}
.party dl div:first-child{grid-column:1/-1}
.scroll{overflow-x:auto;margin-block-start:14px;border:1px solid #d9d2e8;border-radius:8px;background:linear-gradient(to right,#fff,#fff0) 0 0/40px 100% no-repeat local,linear-gradient(to left,#fff,#fff0) 100% 0/40px 100% no-repeat local,linear-gradient(to right,#1f1a2e33,#1f1a2e00) 0 0/14px 100% no-repeat,linear-gradient(to left,#1f1a2e33,#1f1a2e00) 100% 0/14px 100% no-repeat}
table{width:100%;border-collapse:collapse;white-space:nowrap}
th,td{padding:7px 9px;border-inline-start:1px solid #e6e1f2;text-align:center}
th:first-child,td:first-child{border-inline-start:0}
th{background:#f6f2feb3;font-size:12px;white-space:normal}
tbody td,tfoot td{border-block-start:1px solid #e6e1f2}
td.what{text-align:start;white-space:normal;min-width:180px}
tfoot td{background:#faf8ffb3;font-weight:700}
.sum{display:flex;gap:24px;justify-content:space-between;align-items:flex-start;margin-block-start:16px}
.sum b{display:block;font-size:21px}
.state{display:inline-block;padding:0 12px;border-radius:99px;background:#fdf1d8;color:#7a4a00;font-weight:700}
.state.paid{background:#e3f6ea;color:#14703b}
.state.void{background:#f1eef6;color:#5b5470}
.note{margin:6px 0 0;font-size:12px}
.verify{display:flex;gap:12px;align-items:center;max-width:340px;font-size:11px}
.verify svg{flex:none;width:92px;height:92px}
.verify span{overflow-wrap:anywhere}
.seals{display:grid;grid-template-columns:1fr 1fr;gap:16px;margin-block-start:16px}
.seals div{min-height:84px;padding:8px 14px;border:1px solid #d9d2e8;border-radius:8px;color:#625b76}
@media print{@page{size:A4 landscape;margin:0}body{padding:0;background:none;font-size:11px}main{max-width:none;padding:9mm 11mm;box-shadow:none;border-radius:0}}
@media screen and (max-width:1080px){main{padding:28px 20px}table,th{font-size:11px}th,td{padding:6px 4px}td.what{min-width:120px}}
@media screen and (max-width:640px){body{padding:0}main{padding:20px 16px;border-radius:0}header{grid-template-columns:1fr}h1{text-align:start}header dl{justify-self:start}.sum{flex-direction:column}}`;

function fieldHtml({ label, value, ltr, wide }: InvoiceField): string {
  return `<div${wide ? ' class="wide"' : ''}><dt>${escapeHtml(label)}</dt><dd>${htmlValue(value, ltr)}</dd></div>`;
}

/** The third and fifth column are texts; the others are numbers. */
function cell(value: string, column: number): string {
  if (column === 2) return `<td class="what">${escapeHtml(value)}</td>`;
  return `<td>${value && htmlValue(value, column !== 4)}</td>`;
}

function tableHtml(page: InvoicePage): string {
  const rows = page.rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n');
  const totals = page.totals.map((total) => `<td>${htmlValue(total, true)}</td>`).join('');
  return `<div class="scroll" tabindex="0"><table>
<thead><tr>${page.columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('')}</tr></thead>
<tbody>${rows}</tbody>
<tfoot><tr><td colspan="6">${escapeHtml(page.totalLabel)}</td>${totals}</tr></tfoot>
</table></div>`;
}

function partyHtml({ title, fields }: InvoicePage['parties'][number]): string {
  return `<section class="party"><h2>${escapeHtml(title)}</h2><dl>${fields.map(fieldHtml).join('')}</dl></section>`;
}

function sumHtml({ payable, status, notes, verify }: InvoicePage): string {
  const state = `state${status.paid ? ' paid' : ''}${status.void ? ' void' : ''}`;
  return `<section class="sum"><div><span class="${state}">${escapeHtml(status.text)}</span>
<b>${escapeHtml(payable.figures)}</b><span>${escapeHtml(payable.label)}: ${escapeHtml(payable.words)}</span>
${notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`).join('\n')}</div>
<div class="verify">${verify.qr}<span>${escapeHtml(verify.text)}<br>${htmlValue(verify.url, true)}</span></div></section>`;
}

export function invoiceHtml(page: InvoicePage): string {
  const number = page.head[0]?.value ?? '';
  const body = `<main>
<header><strong>${escapeHtml(page.brand)}</strong><h1>${escapeHtml(page.title)}</h1><dl>${page.head.map(fieldHtml).join('')}</dl></header>
${page.parties.map(partyHtml).join('\n')}
<section class="party"><h2>${escapeHtml(page.goods)}</h2></section>
${tableHtml(page)}
${sumHtml(page)}
<section class="seals">${page.seals.map((seal) => `<div>${escapeHtml(seal)}</div>`).join('')}</section>
</main>`;
  return htmlDocument({ title: `${page.title} ${number}`, style: STYLE, body });
}
