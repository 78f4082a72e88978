/**
 * Grids whose items a customer adds and removes: the last row is filled whatever their number, from one on, and
 * nothing is left where a second column has no items. Comes after the styles of the types.
 */
type Grid = readonly string[];

const within = (names: readonly string[]): Grid => names.map((name) => `.bp-site ${name}`);

/** Written out, not as `:is()`: a delivered page keeps only the selectors that it can use. */
const each = (grid: Grid, rest = ''): string => grid.map((selector) => selector + rest).join(',');

/** The item that begins the last rows, and all after it. */
const from = (grid: Grid, item: string): string => `${each(grid, `>${item}`)},${each(grid, `>${item}~*`)}`;

/** Three in a row where the page is wide; two, four or five make rows of two and three. */
const THREE = within([
  '.bp-cols:not([data-cols])',
  '.bp-grid:not(.bp-grid-4)',
  '.bp-feature-columns',
  '.bp-tiers',
  '.bp-joined',
  '.bp-ladder',
  '.bp-bands',
  '.bp-plates',
  '.bp-faq-answers',
  '.bp-blog-press',
  '.bp-crew ul',
  '.bp-nl-promises ul',
  '.bp-triptych:not(:has(>:nth-child(3):last-child))',
  '.bp-sec .bp-lead-grid:not(:has(>:nth-child(5):last-child))',
]);
/** Four in a row where the page is wide. */
const FOUR = within([
  '.bp-cols[data-cols="4"]',
  '.bp-staircase',
  '.bp-ribbon',
  '.bp-towers',
  '.bp-arcade',
  '.bp-logo-cells:not(.bp-logo-cells-two)',
  '.bp-chapters',
  '.bp-bricks',
]);
/** Two in a row: an odd one fills the last. */
const TWO = within([
  '.bp-cols[data-cols="2"]',
  '.bp-flagship-rest',
  '.bp-lattice ul',
  '.bp-quilt',
  '.bp-voice-rest',
  '.bp-cells',
  '.bp-menu-two',
  '.bp-blog-shelf',
  '.bp-logo-cells-two',
]);
/** The grids that have two in a row up to 1020 px. */
const NARROW_FOUR = within(['.bp-cols[data-cols="4"]']);
/** Two in a row on a tablet. */
const TABLET = within([
  '.bp-cols[data-cols="4"]',
  '.bp-cols:not([data-cols]):has(>:nth-child(4))',
  '.bp-grid',
  '.bp-faq-answers',
  '.bp-arcade',
  '.bp-logo-cells',
  '.bp-chapters',
  '.bp-bricks',
]);
/** Hairlines between cells: each draws its own, and the frame cuts those at its edges. */
const RULED = within(['.bp-sec .bp-joined', '.bp-sec .bp-pillars', '.bp-sec .bp-ribbon', '.bp-sec .bp-blog-press']);

export const itemGridsCss = `
@container bp-site (inline-size>860px){
${each(THREE)}{grid-template-columns:repeat(12,minmax(0,1fr))}
${each(THREE, '>*')}{grid-column:span 4}
${from(THREE, ':nth-child(3n+1):nth-last-child(2)')}{grid-column:span 6}
${from(THREE, ':nth-child(3n+1):nth-last-child(4)')}{grid-column:span 6}
${each(THREE, '>:only-child')}{grid-column:1/-1}
.bp-site :is(.bp-cols,.bp-grid,.bp-arcade)>* .bp-pic{max-block-size:30rem}
${each(TWO, '>:last-child:nth-child(odd)')}{grid-column:1/-1}
}
@container bp-site (inline-size>1020px){
${each(FOUR)}{grid-template-columns:repeat(12,minmax(0,1fr))}
${each(FOUR, '>*')}{grid-column:span 3}
${from(FOUR, ':nth-child(4n+1):nth-last-child(3)')}{grid-column:span 4}
${from(FOUR, ':nth-child(4n+1):nth-last-child(6)')}{grid-column:span 4}
${from(FOUR, ':first-child:nth-last-child(9)')}{grid-column:span 4}
${from(FOUR, ':first-child:nth-last-child(5)')}{grid-column:span 4}
${from(FOUR, ':nth-child(4):nth-last-child(2)')}{grid-column:span 6}
${from(FOUR, ':first-child:nth-last-child(2)')}{grid-column:span 6}
${each(FOUR, '>:only-child')}{grid-column:1/-1}
}
@container bp-site (560px<inline-size<=1020px){
${each(NARROW_FOUR, '>:last-child:nth-child(odd)')}{grid-column:1/-1}
}
@container bp-site (560px<inline-size<=860px){
${each(TABLET, '>:last-child:nth-child(odd)')}{grid-column:1/-1}
${each(TWO, '>:last-child:nth-child(odd)')}{grid-column:1/-1}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-cols[data-small="2"]>:last-child:nth-child(odd),.bp-site :is(.bp-gallery-grid .bp-grid,.bp-logo-cells,.bp-arcade,.bp-bricks)>:last-child:nth-child(odd){grid-column:1/-1}
}
.bp-site :is(.bp-cols,.bp-grid,.bp-tiers,.bp-ladder)>:only-child{inline-size:100%;max-inline-size:40rem}
.bp-site .bp-head[data-align=center]~:is(.bp-cols,.bp-grid,.bp-tiers,.bp-ladder)>:only-child{margin-inline:auto}
.bp-site :is(.bp-shapes,.bp-cols) :is(.bp-f-circle,.bp-f-leaf),.bp-site .bp-shapes .bp-pic{max-inline-size:24rem;margin-inline:auto}
.bp-site .bp-chip-person .bp-f-circle{margin-inline:0}
${each(RULED)}{overflow:clip}
${each(RULED, '>:nth-child(n)')}{margin-block-start:-1px;margin-inline-start:-1px;border-block-start:1px solid var(--bp-line);border-inline-start:1px solid var(--bp-line)}
.bp-site .bp-ladder:is(:has(>:nth-child(4)),:has(>:only-child))>li:nth-child(n){margin-block-start:0}
.bp-site .bp-staircase:has(>:nth-child(5))>li:nth-child(n){min-block-size:14rem}
.bp-site .bp-staircase:has(>:nth-child(5)){align-items:stretch}
.bp-site .bp-sec .bp-chapters:has(>:nth-child(5)){align-items:stretch;border:0;padding:0}
.bp-site .bp-sec .bp-chapters:has(>:nth-child(5))>li:nth-child(n){min-block-size:0;padding-block:1.6rem}
.bp-site .bp-sec .bp-chapters:has(>:nth-child(5))>li::after{display:none}
.bp-site .bp-ribbon:has(>:nth-child(5))>li{padding-block:1.1rem}
.bp-site :is(.bp-masonry,.bp-wall):not(:has(>:nth-child(3))){columns:2}
.bp-site .bp-masonry:has(>:only-child){columns:1;max-inline-size:40rem}
.bp-site .bp-weave>:last-child:nth-child(odd){grid-column:1/-1}
.bp-site :is(.bp-flagship,.bp-spotlight,.bp-blog-lead,.bp-faq-pair,.bp-spotlight[data-media=start]):not(:has(>:nth-child(2))){grid-template-columns:minmax(0,1fr)}
@container bp-site (inline-size>860px){
.bp-site .bp-stat-tiles>:nth-child(3):last-child{grid-column:span 2}
.bp-site .bp-stat-tiles>:last-child:nth-child(3n+5){grid-column:1/-1}
.bp-site .bp-stat-tiles>:last-child:nth-child(3n+6){grid-column:span 2}
.bp-site .bp-stat-tiles>:only-child{grid-column:1/-1}
.bp-site .bp-mosaic>:last-child:nth-child(3n){grid-column:1/-1}
.bp-site .bp-mosaic>:last-child:nth-child(3n+4){grid-column:span 2}
.bp-site .bp-mosaic>:only-child{grid-column:1/-1}
.bp-site .bp-service-bento>:is(:nth-child(2):nth-last-child(2),:nth-child(3):last-child){grid-column:span 2}
.bp-site .bp-service-bento>:nth-child(2):last-child{grid-column:span 2;grid-row:span 2}
.bp-site .bp-service-bento>:last-child:nth-child(2n+5){grid-column:1/-1}
.bp-site .bp-service-bento>:only-child{grid-column:1/-1}
.bp-site .bp-quote-bento>:last-child:nth-child(3n){grid-column:1/-1}
.bp-site .bp-quote-bento>:last-child:nth-child(3n+4){grid-column:span 2}
.bp-site .bp-mural:not(:has(>:nth-child(6):last-child))>:nth-child(n){grid-row:auto}
.bp-site .bp-mural:not(:has(>:nth-child(6):last-child))>:last-child:nth-child(4n+2){grid-column:span 2}
.bp-site .bp-mural>:last-child:nth-child(4n){grid-column:1/-1}
.bp-site .bp-mural>:last-child:nth-child(4n+1){grid-column:span 3}
}
.bp-site .bp-triptych:not(:has(>:nth-child(3):last-child))>:nth-child(n) .bp-pic{block-size:clamp(14rem,30cqi,24rem);border-radius:1rem}
.bp-site .bp-sec .bp-lead-grid:not(:has(>:nth-child(5):last-child)){grid-template-rows:none;grid-auto-rows:minmax(16rem,auto);min-block-size:0}
.bp-site .bp-sec .bp-lead-grid:not(:has(>:nth-child(5):last-child))>:first-child{grid-row:auto}
@container bp-site (inline-size<=860px){
.bp-site .bp-mosaic>:nth-child(n+5){grid-column:auto}
.bp-site .bp-mosaic>:last-child:nth-child(even){grid-column:1/-1}
.bp-site .bp-stat-tiles>:last-child:nth-child(even){grid-column:1/-1}
.bp-site .bp-sec .bp-quote-bento>:last-child:nth-child(odd){grid-column:auto}
.bp-site .bp-mural:not(:has(>:nth-child(6):last-child))>:nth-child(n){grid-row:auto}
.bp-site .bp-mural:not(:has(>:nth-child(6):last-child))>:last-child:nth-child(even){grid-column:span 2}
}`;
