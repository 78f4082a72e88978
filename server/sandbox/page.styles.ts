/** One sheet for every page of the sandbox: light and dark, phones first, logical properties only. */
export const PAGE_STYLES = `
@font-face { font-family: Vazirmatn; src: url("FONT_URL") format("woff2"); font-weight: 100 900; font-display: swap; }
:root {
  color-scheme: light dark;
  --page: #f5f3fb; --card: #ffffff; --soft: #f1ecfd; --line: #e3ddf2; --field: #ffffff;
  --ink: #1d1530; --muted: #5f5778; --brand: #6d28d9; --link: #5b21b6; --focus: #7c3aed;
  --warn-soft: #fdf3dc; --warn-ink: #714d05; --good: #0f6f47; --bad: #b42318;
  --chevron: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8' fill='none' stroke='%235f5778' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='m1 1.5 5 5 5-5'/%3E%3C/svg%3E");
  --shadow: 0 1px 2px rgb(40 20 80 / .06), 0 12px 32px -12px rgb(60 30 120 / .18);
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #110d1a; --card: #1b1528; --soft: #261d3b; --line: #372c50; --field: #140f20;
    --ink: #f3effc; --muted: #b8aed0; --brand: #7c3aed; --link: #c4b0fb; --focus: #a78bfa;
    --warn-soft: #33270d; --warn-ink: #f4d58d; --good: #6fdcab; --bad: #ffa597;
    --chevron: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 8' fill='none' stroke='%23b8aed0' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='m1 1.5 5 5 5-5'/%3E%3C/svg%3E");
    --shadow: 0 1px 2px rgb(0 0 0 / .4), 0 12px 32px -12px rgb(0 0 0 / .6);
  }
}
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100dvh; display: flex; flex-direction: column; background: var(--page); color: var(--ink);
  font: 400 1rem/1.8 Vazirmatn, Tahoma, system-ui, sans-serif; }
header.top { display: flex; align-items: center; gap: .75rem; padding: .6rem clamp(1rem, 4vw, 2.5rem); border-block-end: 1px solid var(--line); background: var(--card); }
header.top .brand { display: inline-flex; align-items: center; gap: .6rem; min-block-size: 44px; color: var(--ink); font-weight: 800; text-decoration: none; }
header.top .mark { inline-size: 1.75rem; block-size: 1.75rem; border-radius: .55rem; background: linear-gradient(135deg, #8b5cf6, #5b21b6); }
.badge { margin-inline-start: auto; padding: .1rem .75rem; border-radius: 999px; background: var(--warn-soft); color: var(--warn-ink); font-size: .8125rem; font-weight: 600; }
main { flex: 1; inline-size: min(100%, 68rem); margin-inline: auto; padding: clamp(1.25rem, 4vw, 3rem) clamp(1rem, 4vw, 2.5rem) 3rem; }
h1 { margin: 0 0 .35rem; font-size: clamp(1.375rem, 3.5vw, 1.875rem); line-height: 1.5; font-weight: 800; letter-spacing: 0; }
h2 { margin: 0 0 .75rem; font-size: 1.0625rem; font-weight: 700; }
p { margin: 0 0 1rem; }
a { color: var(--link); text-underline-offset: .25em; }
.muted { color: var(--muted); }
.small { font-size: .875rem; }
.card { padding: clamp(1.1rem, 3vw, 1.75rem); border: 1px solid var(--line); border-radius: 1.25rem; background: var(--card); box-shadow: var(--shadow); }
.columns { display: grid; gap: 1.25rem; margin-block-start: 1.5rem; align-items: start; }
@media (min-width: 56rem) { .columns { grid-template-columns: 5fr 6fr; gap: 1.75rem; } .columns.even { grid-template-columns: 1fr 1fr; } }
.amount { margin: 0; font-size: clamp(1.75rem, 6vw, 2.5rem); font-weight: 800; line-height: 1.4; }
.amount small { font-size: 1rem; font-weight: 500; color: var(--muted); }
dl { display: grid; grid-template-columns: auto 1fr; gap: .6rem 1.25rem; margin: 1.25rem 0 0; padding-block-start: 1.25rem; border-block-start: 1px dashed var(--line); }
dt { color: var(--muted); font-size: .875rem; }
dd { margin: 0; overflow-wrap: anywhere; }
bdi.code { direction: ltr; unicode-bidi: isolate; font: 500 .8125rem/1.8 ui-monospace, Menlo, Consolas, monospace; }
.bank { display: grid; align-content: space-between; gap: 1.75rem; min-block-size: 10.5rem; padding: 1.25rem 1.4rem; margin-block-end: 1.25rem; border-radius: 1.1rem;
  color: #fff; background: radial-gradient(120% 160% at 0% 0%, #7c3aed 0%, #5b21b6 55%, #3b1483 100%); }
.bank div { display: flex; justify-content: space-between; align-items: center; gap: 1rem; font-size: .875rem; }
.bank .chip { inline-size: 2.5rem; block-size: 1.8rem; border-radius: .4rem; background: linear-gradient(135deg, #fbe7a8, #d2a03a); }
.bank bdi { direction: ltr; font-size: clamp(1.05rem, 4.6vw, 1.35rem); font-weight: 600; letter-spacing: .06em; }
form { margin: 0; }
.stack { display: grid; gap: .75rem; }
button, .button { display: block; inline-size: 100%; padding: .7rem 1.25rem; border: 1px solid transparent; border-radius: .85rem; font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer; transition: filter .15s, background-color .15s; }
.primary { background: var(--brand); color: #fff; }
.primary:hover { filter: brightness(1.08); }
.quiet { background: transparent; border-color: var(--line); color: var(--ink); }
.quiet:hover { background: var(--soft); }
fieldset { margin: 1.5rem 0 0; padding: 1.25rem 0 0; border: 0; border-block-start: 1px dashed var(--line); }
legend { padding: 0; float: inline-start; inline-size: 100%; font-weight: 700; }
label { display: block; clear: both; margin-block: .25rem .4rem; font-size: .875rem; color: var(--muted); }
select, input, textarea { inline-size: 100%; padding: .65rem .9rem; border: 1px solid var(--muted); border-radius: .75rem; background: var(--field); color: var(--ink); font: inherit; }
select { appearance: none; padding-inline-end: 2.5rem; background: var(--field) var(--chevron) left 1rem center / .75rem no-repeat; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.notice { padding: .75rem 1rem; border-radius: .85rem; background: var(--soft); }
.good { color: var(--good); } .bad { color: var(--bad); }
ul.people { list-style: none; margin: 1rem 0 0; padding: 0; display: grid; gap: .6rem; }
.person { display: flex; align-items: center; gap: 1rem; padding: .8rem 1rem; border-color: var(--line); background: var(--card); color: var(--ink); text-align: start; font-weight: 400; }
.person:hover { border-color: var(--focus); background: var(--soft); }
.person .face { flex: none; display: grid; place-items: center; inline-size: 2.75rem; block-size: 2.75rem; border-radius: 50%; color: #fff; font-weight: 700; font-size: 1.15rem; background: linear-gradient(135deg, #7c3aed, #4c1d95); }
.person .who { display: grid; min-inline-size: 0; overflow-wrap: anywhere; }
.person small { font-size: .8125rem; }
label.check { display: flex; align-items: center; gap: .6rem; min-block-size: 44px; color: var(--ink); }
label.check input { inline-size: 1.15rem; block-size: 1.15rem; accent-color: var(--brand); }
.spaced { margin-block-start: 1.25rem; }
.columns > .stack { gap: 1.25rem; }
ul.rows { list-style: none; margin: 1.25rem 0 0; padding: 0; display: grid; gap: .6rem; }
ul.rows a.row { display: grid; gap: .1rem .75rem; padding: .9rem 1.1rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); color: var(--ink); text-decoration: none; }
ul.rows a.row:hover { border-color: var(--focus); }
@media (min-width: 40rem) { ul.rows a.row { grid-template-columns: 1fr auto; } }
.search { display: flex; gap: .6rem; align-items: end; margin-block-start: 1.25rem; }
.search + p { margin-block-start: 1rem; }
.search > div { flex: 1; } .search button { inline-size: auto; }
iframe { display: block; inline-size: 100%; block-size: min(65vh, 34rem); border: 1px solid var(--line); border-radius: 1rem; background: #fff; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; unicode-bidi: plaintext; }
details { margin-block-start: 1.25rem; } summary { cursor: pointer; font-weight: 700; }
ul.plain { list-style: none; margin: 0; padding: 0; overflow-wrap: anywhere; }
main > section { margin-block-start: 1.5rem; }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`;
