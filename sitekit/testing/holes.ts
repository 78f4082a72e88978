/** A small judge of what is left when texts are taken out of a section: places that were drawn for nothing. */

const SHOWN = /<(?:svg|img|input|textarea|select|button|picture)\b/;
/** Elements that only hold others. */
const HOLDERS = 'div|ul|ol|dl|li|figure|figcaption|blockquote|address|nav|p|a|span|strong|section|form';

/** The opening tags of elements that hold neither a text nor a picture, ornament aside. */
export function holesOf(html: string): string[] {
  const plain = html.replace(/<(\w+)(?: [^>]*)? aria-hidden="true"[^>]*>(?:[^<]*<\/\1>)/g, '<i>ornament</i>');
  const holes: string[] = [];
  const pattern = new RegExp(`<(${HOLDERS})(?: [^>]*)?>\\s*</\\1>`, 'g');
  for (const [tag] of plain.matchAll(pattern)) if (!SHOWN.test(tag)) holes.push(tag);
  for (const [title] of plain.matchAll(/<p class="bp-footer-title">[^<]*<\/p><\/div>/g)) holes.push(title);
  for (const [icon] of plain.matchAll(/<div[^>]*><span class="bp-icon-(?:box|disc)"><svg.*?<\/svg><\/span><\/div>/g))
    holes.push(icon);
  if (/href=""/.test(plain)) holes.push('a link without an address');
  return holes;
}
