/**
 * Upper edges of sections that have a style of their own (core/sections/section-style.ts): above the section, in a
 * margin that only such sections have, so that nothing of the section before is covered. The last pixels of an edge
 * have the section's colour, or a scaled page would show a line there.
 */
import { TONES } from '../design/brand.js';
import { EDGES } from './masks.js';

const above = TONES.map((tone) => `.bp-site .bp-divider[data-above=${tone}]{--bp-above:var(--bp-${tone}-bg)}`).join(
  '\n',
);
const shapes = Object.entries(EDGES)
  .map(([shape, mask]) => `.bp-site [data-divider=${shape}]>.bp-divider::before{mask-image:${mask}}`)
  .join('\n');

export const sectionStyleCss = `
.bp-site .bp-sec[data-divider]{--bp-edge:clamp(1.75rem,.9rem + 3.6cqi,4.75rem);margin-block-start:calc(var(--bp-edge) - 1px)}
.bp-site .bp-divider{position:absolute;inset-inline:0;inset-block-end:calc(100% - 1px);block-size:calc(var(--bp-edge) + 1px);pointer-events:none;background:linear-gradient(var(--bp-above) calc(100% - 3px),var(--bp-bg) 0)}
.bp-site .bp-divider::before{content:"";position:absolute;inset:0;background-color:var(--bp-bg);mask-position:center;mask-size:100% 100%;mask-repeat:no-repeat}
${above}
${shapes}`;
