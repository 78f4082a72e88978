/** The parts in which one writes: fields, chips, notes; used by forms and newsletters. */
export const formsCss = `
.bp-site .bp-intro{display:grid;gap:.85rem;align-content:start;justify-items:start;max-inline-size:42rem}
.bp-site [data-align=center] .bp-intro{justify-items:center;text-align:center;margin-inline:auto}
.bp-site .bp-flow{display:grid;gap:clamp(1.5rem,2.6cqi,2.5rem);align-content:center}
.bp-site :where(form,fieldset,legend){margin:0;padding:0;border:0;min-inline-size:0}
.bp-site :where(input,select,textarea,button){margin:0;font:inherit;color:inherit;text-align:inherit}
.bp-site :where(input,select,textarea,button,[tabindex]):focus-visible{outline:3px solid var(--bp-accent);outline-offset:3px}
.bp-site button.bp-btn{cursor:pointer}
.bp-site .bp-form{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1.15rem clamp(1rem,1.6cqi,1.4rem);align-items:end;inline-size:100%}
.bp-site .bp-form>:is(.bp-btn,.bp-form-note,.bp-field-wide,.bp-chips){grid-column:1/-1}
.bp-site .bp-field{display:grid;gap:.4rem;min-inline-size:0}
.bp-site :is(.bp-field label,.bp-chips legend){font-size:.9375rem;font-weight:600;line-height:1.7}
.bp-site .bp-field>:is(input,select,textarea){inline-size:100%;min-block-size:3.1rem;padding:.6rem 1rem;border:1px solid color-mix(in srgb,var(--bp-muted) 78%,var(--bp-card));border-radius:.9rem;background-color:var(--bp-card);color:var(--bp-fg);appearance:none}
.bp-site .bp-field>input[dir=ltr]{text-align:end}
.bp-site .bp-answer{max-inline-size:44rem}
.bp-site .bp-written{display:grid;gap:.35rem;margin:0;inline-size:100%}
.bp-site .bp-written dd{margin:0 0 .75rem;white-space:pre-line;overflow-wrap:anywhere}
.bp-site .bp-form-faults{inline-size:100%;max-inline-size:44rem;padding:1rem 1.25rem;border-radius:.9rem;border-inline-start:.35rem solid color-mix(in srgb,#dc2626 70%,var(--bp-fg));background:var(--bp-card)}
.bp-site .bp-form-faults ul{display:grid;gap:.35rem;margin:0;padding:0;list-style:none}
.bp-site .bp-field-fault>:is(input,select,textarea){border-color:color-mix(in srgb,#dc2626 70%,var(--bp-fg));border-width:2px}
.bp-site .bp-field>textarea{resize:block;line-height:1.8}
.bp-site .bp-field>select{padding-inline-end:2.5rem;background-image:linear-gradient(45deg,transparent 50%,var(--bp-accent) 50%),linear-gradient(-45deg,transparent 50%,var(--bp-accent) 50%);background-size:.4rem .4rem;background-position:1.1rem 55%,1.5rem 55%;background-repeat:no-repeat}
.bp-site .bp-field>:is(input,select,textarea):hover{border-color:var(--bp-accent)}
.bp-site .bp-field ::placeholder{color:var(--bp-muted);opacity:1}
.bp-site .bp-form>.bp-field:nth-child(odd):has(+.bp-field-wide){grid-column:1/-1}
.bp-site .bp-chips>div{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:.75rem;margin-block-start:.75rem}
.bp-site .bp-chips label{position:relative;display:grid;cursor:pointer}
.bp-site .bp-chips input{position:absolute;inset:0;inline-size:100%;block-size:100%;opacity:0;cursor:pointer}
.bp-site .bp-chips span{display:grid;align-items:center;min-block-size:3.4rem;padding:.7rem 1.15rem;border-radius:1rem;border:1px solid color-mix(in srgb,var(--bp-muted) 55%,var(--bp-card));background:var(--bp-card);font-weight:600;line-height:1.6;text-align:center}
.bp-site .bp-chips input:checked+span{background:var(--bp-fill);border-color:var(--bp-fill);color:var(--bp-onFill)}
.bp-site .bp-chips input:focus-visible+span{outline:3px solid var(--bp-accent);outline-offset:3px}
.bp-site .bp-help{display:block;font-size:.875rem;line-height:1.7;color:var(--bp-muted)}
.bp-site .bp-choices{grid-column:1/-1}
.bp-site .bp-choices legend{font-size:.9375rem;font-weight:600;line-height:1.7}
.bp-site .bp-choices>div{display:flex;flex-wrap:wrap;gap:.25rem 1.75rem;margin-block-start:.4rem}
.bp-site .bp-check{display:flex;align-items:start;gap:.65rem;min-block-size:2.75rem;padding-block:.5rem;line-height:1.7;overflow-wrap:anywhere;cursor:pointer}
.bp-site .bp-check input{flex:none;inline-size:1.35rem;block-size:1.35rem;margin-block-start:.15rem;accent-color:var(--bp-fill)}
.bp-site .bp-sheet{max-inline-size:46rem;margin-inline:auto;padding:clamp(1.5rem,4cqi,3.25rem);padding-block-start:clamp(2.1rem,4cqi,3.85rem);border-radius:1.75rem;background-color:var(--bp-card);border:1px solid var(--bp-line);box-shadow:0 40px 80px -50px rgb(0 0 0/.4)}
.bp-site .bp-sheet:empty{display:none}
.bp-site .bp-halves{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);min-block-size:clamp(0rem,48cqi,44rem)}
.bp-site .bp-sec:has(>.bp-halves){padding-block:0;overflow:clip}
.bp-site .bp-halves[data-media=start]>.bp-half-pic{order:-1}
.bp-site .bp-half{max-inline-size:40rem;inline-size:100%;justify-self:end;padding-block:var(--bp-pad);padding-inline:clamp(1.25rem,4.4cqi,3.5rem) clamp(1.25rem,6cqi,6rem)}
.bp-site .bp-halves[data-media=start]>.bp-half{justify-self:start;padding-inline:clamp(1.25rem,6cqi,6rem) clamp(1.25rem,4.4cqi,3.5rem)}
.bp-site .bp-half-pic{min-block-size:100%;block-size:0}
.bp-site .bp-chooser{grid-template-columns:repeat(3,minmax(0,1fr));gap:1.75rem clamp(1rem,1.6cqi,1.4rem)}
.bp-site .bp-chooser .bp-chips span{min-block-size:clamp(4.5rem,9cqi,7.5rem);border-radius:1.5rem;font-size:clamp(1.05rem,1rem + .5cqi,1.3rem)}
.bp-site .bp-chooser .bp-btn{justify-self:center;min-inline-size:16rem}
.bp-site .bp-chooser .bp-form-note{text-align:center}
.bp-site .bp-forms-chooser:not([data-align=center]) .bp-btn{justify-self:start}
.bp-site .bp-forms-chooser:not([data-align=center]) .bp-form-note{text-align:start}
.bp-site .bp-forms-underline .bp-display{max-inline-size:16em}
.bp-site .bp-underline{margin-block-start:clamp(2rem,4.5cqi,4rem);gap:clamp(1.5rem,3cqi,2.5rem) clamp(1.5rem,5cqi,5rem)}
.bp-site .bp-underline .bp-field>:is(input,select,textarea){padding-inline:0;border-width:0 0 2px;border-radius:0;background-color:transparent;font-size:1.125rem}
.bp-site .bp-underline .bp-field>select{background-position:.2rem 55%,.6rem 55%}
.bp-site .bp-desk{display:grid;grid-template-columns:minmax(0,.85fr) minmax(0,1.15fr);border-radius:2.25rem;overflow:hidden;background:var(--bp-card);border:1px solid var(--bp-line)}
.bp-site .bp-desk[data-media=end]>.bp-desk-side{order:1}
.bp-site .bp-desk-side{position:relative;isolation:isolate;display:grid;align-content:space-between;gap:2.5rem;padding:clamp(1.75rem,4cqi,3.5rem)}
.bp-site .bp-desk>.bp-form{padding:clamp(1.75rem,4cqi,3.5rem);align-content:center}
.bp-site .bp-stages{display:block;margin-block-start:clamp(2rem,4cqi,3.5rem)}
.bp-site .bp-stage-row{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:1.25rem clamp(1.5rem,4cqi,4rem);padding-block:clamp(1.5rem,3cqi,2.5rem);border-block-start:1px solid var(--bp-line)}
.bp-site .bp-stage-name{display:flex;align-items:center;align-self:start;gap:1rem;font-size:1.1875rem}
.bp-site .bp-stage-name span{display:grid;place-items:center;flex:none;inline-size:2.75rem;block-size:2.75rem;border-radius:50%;background:var(--bp-fill);color:var(--bp-onFill);font-weight:800}
.bp-site .bp-callback{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.25fr);gap:clamp(1.5rem,5cqi,5rem);align-items:center}
.bp-site .bp-callback .bp-form{grid-template-columns:minmax(0,1fr) minmax(0,1fr) fit-content(38%)}
.bp-site .bp-callback .bp-form>.bp-btn{grid-column:auto}
@container bp-site (inline-size<=860px){
.bp-site .bp-halves,.bp-site .bp-desk,.bp-site .bp-callback,.bp-site .bp-stage-row{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-halves .bp-half,.bp-site .bp-halves[data-media] .bp-half{max-inline-size:none;padding-inline:clamp(1.25rem,4.4cqi,3.5rem)}
.bp-site .bp-halves .bp-half-pic,.bp-site .bp-halves[data-media=start]>.bp-half-pic{order:-1;block-size:clamp(14rem,46cqi,22rem);min-block-size:0}
.bp-site .bp-desk[data-media=end]>.bp-desk-side{order:0}
.bp-site .bp-chips>div{grid-template-columns:repeat(2,minmax(0,1fr))}
.bp-site .bp-chooser{grid-template-columns:minmax(0,1fr)}
}
@container bp-site (inline-size<=560px){
.bp-site .bp-form,.bp-site .bp-callback .bp-form{grid-template-columns:minmax(0,1fr)}
.bp-site .bp-form>.bp-btn{inline-size:100%;min-inline-size:0}
}`;
