import { Fragment } from 'react';
import { richLines, type RichPiece } from '../texts/rich-text.js';
import type { SectionProps } from '../section.types.js';

/** A text with its bold words, links and lines. A link that leads nowhere is words; an editor finds its target. */
export function RichWords({ of, text }: { of: SectionProps; text: string }) {
  return richLines(text).map((pieces, line) => (
    <Fragment key={line}>
      {line > 0 && <br />}
      {pieces.map((piece, at) => (
        <Piece key={at} of={of} piece={piece} />
      ))}
    </Fragment>
  ));
}

function Piece({ of, piece: { text, bold, target } }: { of: SectionProps; piece: RichPiece }) {
  const words = bold ? <b>{text}</b> : text;
  if (target === undefined) return words;
  const href = of.linkTo?.(target) ?? null;
  if (of.editable)
    return (
      <a className="bp-inline" href={href ?? undefined} data-target={target}>
        {words}
      </a>
    );
  return href === null ? (
    words
  ) : (
    <a className="bp-inline" href={href}>
      {words}
    </a>
  );
}
