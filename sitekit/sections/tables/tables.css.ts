export const tablesCss = `
.bp-site .bp-table-frame{overflow-x:auto;scrollbar-width:thin;scrollbar-color:var(--bp-accent) transparent;border-radius:1.5rem}
.bp-site .bp-table-frame table{inline-size:100%;min-inline-size:40rem;border-collapse:separate;border-spacing:0;font-variant-numeric:tabular-nums}
.bp-site .bp-table-frame :is(th,td){padding:1rem clamp(.9rem,1.8cqi,1.6rem);text-align:start;vertical-align:middle;line-height:1.75;font-weight:400;min-inline-size:8rem}
.bp-site .bp-table-frame th:first-child{position:sticky;inset-inline-start:0;z-index:1;background:var(--bp-bg)}
.bp-site .bp-table-frame thead th{font-size:.9375rem;font-weight:650;color:var(--bp-muted)}
.bp-site .bp-table-frame tbody th{font-weight:700}
.bp-site .bp-table-frame[data-look=ruled]{border-radius:0}
.bp-site .bp-table-frame[data-look=ruled] :is(th,td){padding-block:1.25rem;border-block-end:1px solid var(--bp-line)}
.bp-site .bp-table-frame[data-look=ruled] thead th{border-block:2px solid var(--bp-fg);color:var(--bp-fg)}
.bp-site .bp-table-frame[data-look=ruled] tbody th{font-size:1.1rem}
.bp-site .bp-table-frame[data-look=ruled] :is(th,td):first-child{padding-inline-start:0}
.bp-site .bp-table-frame[data-look=striped]{background:var(--bp-card);border:1px solid var(--bp-line);box-shadow:0 40px 80px -60px rgb(0 0 0/.5)}
.bp-site .bp-table-frame[data-look=striped] thead th{background:var(--bp-fill);color:var(--bp-onFill)}
.bp-site .bp-table-frame[data-look=striped] tbody th{background:var(--bp-card)}
.bp-site .bp-table-frame[data-look=striped] tbody tr:nth-child(even) :is(th,td){background:var(--bp-chip)}
.bp-site .bp-table-frame[data-look=marked]{background:var(--bp-card);padding-inline:clamp(0rem,1cqi,.75rem)}
.bp-site .bp-table-frame[data-look=marked] th:first-child{background:var(--bp-card)}
.bp-site .bp-table-frame[data-look=marked] :is(th,td){border-block-end:1px solid var(--bp-line)}
.bp-site .bp-table-frame[data-look=marked] tr>:nth-child(3){background:var(--bp-fill);border-color:transparent;color:var(--bp-onFill);font-weight:650;text-align:center}
.bp-site .bp-table-frame[data-look=marked] tbody tr:last-child>*{border-block-end:0}
.bp-site .bp-table-note{margin-block-start:1.1rem}
.bp-site .bp-head[data-align=center]~.bp-table-note{text-align:center}
.bp-site .bp-table-head{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:1.5rem}
.bp-site .bp-table-cards dl{display:grid;gap:.5rem;inline-size:100%;margin-block-start:.35rem;padding-block-start:1rem;border-block-start:1px solid var(--bp-line)}
.bp-site .bp-table-cards dl>div{display:flex;justify-content:space-between;gap:1rem}
.bp-site .bp-table-cards dt{color:var(--bp-muted);font-size:.9375rem}
.bp-site .bp-table-cards dd{font-weight:650;text-align:end}
.bp-site .bp-table-cards .bp-subtitle{font-size:1.3rem}
.bp-site .bp-table-board{display:grid;gap:clamp(1.1rem,2cqi,1.6rem);padding:clamp(1.5rem,4cqi,3.5rem);border-radius:2rem;border:3px double var(--bp-line);background-color:var(--bp-card)}
.bp-site .bp-table-board>div{display:flex;flex-wrap:wrap;align-items:baseline;gap:.1rem 1rem}
.bp-site .bp-table-board dt{font-size:1.25rem;font-weight:750}
.bp-site .bp-table-board dt::after{content:none}
.bp-site .bp-table-board dt+dd{flex:1;display:flex;align-items:baseline;gap:1rem;font-size:1.1rem;font-weight:700;color:var(--bp-accent)}
.bp-site .bp-table-board dt+dd::before{content:"";flex:1;min-inline-size:2rem;border-block-end:2px dotted var(--bp-muted);translate:0 -.3em}
.bp-site .bp-table-board dd+dd{color:var(--bp-muted);font-size:.9375rem}
.bp-site .bp-table-board dt+dd+dd{flex-basis:100%}
.bp-site .bp-table-board dd:nth-of-type(3){margin-block-start:-.1rem}
.bp-site .bp-table-tip{margin-block-start:.5rem;padding:.9rem 1.2rem;border-radius:1rem;background:var(--bp-chip);font-size:.9375rem}
@container bp-site (inline-size<=560px){
.bp-site .bp-table-frame table{min-inline-size:0;font-size:.875rem}
.bp-site .bp-table-frame :is(th,td):is(th,td){min-inline-size:0;padding-inline:.45rem;font-size:inherit;overflow-wrap:break-word}
}`;
