/** The announcement above the header. The colours of its tone are guarded (brand.ts). */
export const announcementCss = `
.bp-site .bp-announcement{font-size:.9375rem;font-weight:550;line-height:1.7;text-align:center;text-wrap:balance}
.bp-site .bp-announcement>*{display:block;padding:.6rem clamp(1.25rem,4.4cqi,3.5rem)}
.bp-site .bp-announcement>a{text-decoration:underline;text-underline-offset:.3em}
.bp-site .bp-announcement>a:hover{text-decoration-thickness:2px}
.bp-site .bp-announcement>a:focus-visible{outline-offset:-3px}`;
