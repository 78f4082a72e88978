/** Pictures of a gallery as large as the window (ui/light-box.tsx). Without support for popovers nothing is shown. */
export const lightBoxCss = `
.bp-site .bp-zoom,.bp-site .bp-box{display:none}
@supports selector(:popover-open){
.bp-site .bp-zoom{display:block;position:absolute;z-index:1;inset:0;inline-size:100%;block-size:100%;padding:0;border:0;border-radius:1rem;background:none;cursor:zoom-in}
.bp-site .bp-zoom:focus-visible{outline:3px solid #fff;outline-offset:-6px;box-shadow:inset 0 0 0 3px #15161a}
.bp-site .bp-box:popover-open{display:grid;gap:.75rem;justify-items:center;position:fixed;inset:3.75rem 0 0;margin:auto;inline-size:fit-content;block-size:fit-content;max-inline-size:94vw;max-block-size:none;padding:0;border:0;overflow:visible;background:none;color:#fff;font-family:var(--bp-font)}
.bp-site .bp-box::backdrop{background:rgb(12 12 16/.9)}
.bp-site .bp-box-pic{inline-size:min(94vw,80rem);block-size:auto;max-block-size:calc(100dvh - 8.5rem);border-radius:.75rem;object-fit:contain}
.bp-site .bp-box p{max-inline-size:40rem;text-align:center;text-wrap:balance}
.bp-site .bp-box-close{position:fixed;inset-block-start:.75rem;inset-inline-end:.75rem;inline-size:2.75rem;block-size:2.75rem;padding:0;border:0;border-radius:50%;background:#fff;cursor:pointer}
.bp-site .bp-box-close:focus-visible{outline:3px solid #fff;outline-offset:3px}
.bp-site .bp-box-close::before,.bp-site .bp-box-close::after{content:"";position:absolute;inset-block-start:50%;inset-inline-start:50%;inline-size:1.1rem;block-size:2px;margin:-1px -.55rem;background:#15161a;rotate:45deg}
.bp-site .bp-box-close::after{rotate:-45deg}
}`;
