/** Pictures that a click turns into a player (ui/video-frame.tsx). A player is not cut to the shapes of pictures. */
export const videoCss = `
.bp-site .bp-video{position:relative;display:grid;grid-template:minmax(0,1fr)/minmax(0,1fr);overflow:hidden}
.bp-site .bp-video.bp-video.bp-video:not(.bp-half-pic){aspect-ratio:16/9;block-size:auto;min-block-size:0;max-inline-size:none;align-self:center;border-radius:1.25rem}
.bp-site .bp-video .bp-poster{grid-area:1/1;inline-size:100%;block-size:100%;min-block-size:0;object-fit:cover}
.bp-site .bp-play{position:absolute;inset:0;margin:auto;inline-size:4.5rem;block-size:4.5rem;border-radius:50%;background:#15161a;box-shadow:0 0 0 3px rgb(255 255 255/.85),0 1rem 2.5rem rgb(0 0 0/.35);pointer-events:none}
.bp-site .bp-play::before{content:"";position:absolute;inset:0;background:#fff;clip-path:polygon(40% 30%,40% 70%,72% 50%)}
.bp-site .bp-video iframe{position:absolute;inset:0;inline-size:100%;block-size:100%;border:0;color-scheme:light}
.bp-site .bp-video:hover .bp-play,.bp-site .bp-video:focus-within .bp-play{scale:1.06}
`;
