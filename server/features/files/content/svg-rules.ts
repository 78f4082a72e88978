/** The allowed content of a stored SVG. Everything that is not named here is removed. */
import type { LeftOut } from './judged.js';

export const SVG_NS = 'http://www.w3.org/2000/svg';
export const XLINK_NS = 'http://www.w3.org/1999/xlink';
export const XML_NS = 'http://www.w3.org/XML/1998/namespace';

const ELEMENTS = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc image style
   linearGradient radialGradient stop clipPath mask pattern marker switch filter
   feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
   feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
   feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`
    .trim()
    .split(/\s+/),
);

/**
 * No `a`, `script`, `foreignObject`, `animate*`, `set`, `feImage`: nothing that acts, fetches or changes an address.
 */
export function isSafeElement(name: string): boolean {
  return ELEMENTS.has(name);
}

const LOSSES: Readonly<Record<string, LeftOut>> = {
  foreignObject: 'html',
  set: 'animations',
  animate: 'animations',
  animateColor: 'animations',
  animateMotion: 'animations',
  animateTransform: 'animations',
  feImage: 'addresses',
};
/** They show nothing. */
const UNSEEN = new Set(['metadata', 'view', 'cursor', 'discard', 'mpath']);

/**
 * The loss of the drawing with an element that is not kept; null where nobody sees it: the notes of a program, and what
 * is there for one program alone.
 */
export function lossOf(name: string, uri: string, isForOneProgram: boolean): LeftOut | null {
  if (name === 'script') return 'scripts';
  if (uri !== SVG_NS || isForOneProgram || UNSEEN.has(name)) return null;
  return Object.hasOwn(LOSSES, name) ? (LOSSES[name] ?? null) : 'others';
}

const LOCAL_HREF = /^#[\w.:-]+$/;
const DATA_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/\s]+={0,2}$/;
/** An attribute of paint: a plain name that is neither an event handler nor an address. */
const NAME = /^(?!on)[a-zA-Z][a-zA-Z-]*[0-9]?$/i;
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'ping', 'base', 'requiredExtensions']);

/**
 * CSS that only paints: no other file, no import, no address but a place in this document. Backslashes could spell
 * any of these in another way.
 */
export function isSafeCss(css: string): boolean {
  if (/[\\<]|@import|@namespace|expression\s*\(|javascript:|-moz-binding|behavior\s*:|image-set|src\s*\(/i.test(css))
    return false;
  return [...css.matchAll(/url\s*\(\s*(['"]?)\s*([^)]*)/gi)].every(([, , target]) => target?.startsWith('#'));
}

/** `uri` is the attribute's namespace, empty for most. */
export function isSafeAttribute(element: string, name: string, uri: string, value: string): boolean {
  if (uri === XML_NS) return name === 'space' || name === 'lang';
  if (uri !== '' && uri !== XLINK_NS) return false;
  if (name === 'href') return LOCAL_HREF.test(value) || (element === 'image' && DATA_IMAGE.test(value));
  if (uri === XLINK_NS || ADDRESSES.has(name) || name === 'xmlns') return false;
  return NAME.test(name) && isSafeCss(value);
}

/** The loss of the drawing with an attribute that is not safe; null where nobody sees it. */
export function attributeLoss(name: string, uri: string, value: string): LeftOut | null {
  if (uri !== '' && uri !== XLINK_NS) return null;
  if (name === 'href') return 'addresses';
  if (uri === XLINK_NS || ADDRESSES.has(name) || name === 'xmlns') return null;
  if (/^on/i.test(name)) return 'scripts';
  return NAME.test(name) && !isSafeCss(value) ? 'styles' : null;
}
