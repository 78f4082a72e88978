import type { ReactNode } from 'react';
import { UI_WORDS } from '../copy/slots.messages.js';
import type { Tone } from '../design/brand.js';
import type { SectionProps } from '../section.types.js';

export interface ShellProps {
  of: SectionProps;
  /** The composition; names the CSS block. */
  name: string;
  as?: 'section' | 'header' | 'footer';
  children: ReactNode;
}

/** The id of the element that names a landmark: the title. None where there is no title, or another landmark has it. */
export const titleId = ({ texts, anchorId, isTitleNew }: SectionProps): string | undefined =>
  texts['title'] && isTitleNew ? `${anchorId}-title` : undefined;

/** The outer element of every section: its tone, its ornament, its upper edge, its id and its accessible name. */
export function Shell({ of, name, as: Element = 'section', children }: ShellProps) {
  const { tone, density, media, ornament, frame, shape, align } = of.treatment;
  const { divider } = of;
  const labelled = Element === 'section' ? titleId(of) : undefined;
  return (
    <Element
      className={`bp-sec bp-${name}`}
      id={of.anchorId}
      data-tone={tone}
      data-density={density}
      data-media={media}
      data-frame={frame === 'open' ? undefined : frame}
      data-shape={shape === 'soft' ? undefined : shape}
      data-align={align === 'start' ? undefined : align}
      data-divider={divider?.shape}
      data-hidden-on={of.hiddenOn ?? undefined}
      data-hidden={of.editable && of.isHidden ? UI_WORDS.sampleSection : undefined}
      aria-labelledby={labelled}
    >
      {divider && <span className="bp-divider" data-above={divider.above} aria-hidden="true" />}
      {ornament !== 'none' && <span className="bp-ornament" data-ornament={ornament} aria-hidden="true" />}
      {children}
    </Element>
  );
}

/** The tone of a strong panel that must stand out from the section it stands in. */
export function panelTone(tone: Tone): Tone {
  return tone === 'brand' ? 'ink' : 'brand';
}

/** The tone of a panel that covers most of its section: pale on ink, or day and night versions would look alike. */
export function broadPanelTone(tone: Tone): Tone {
  return tone === 'ink' ? 'tint' : panelTone(tone);
}
