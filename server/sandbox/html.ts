/** A template tag for pages without a script: everything put in is escaped, except what the tag itself made. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = Html | string | number | null | false | readonly Piece[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.reduce((text, part, index) => text + render(pieces[index - 1] ?? '') + part));
}

function render(piece: Piece): string {
  if (piece instanceof Html) return piece.text;
  if (isList(piece)) return piece.map(render).join('');
  if (piece === null || piece === false) return '';
  return String(piece).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function isList(piece: Piece): piece is readonly Piece[] {
  return Array.isArray(piece);
}
