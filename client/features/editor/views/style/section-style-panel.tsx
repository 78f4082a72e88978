import { Button } from '@mantine/core';
import type { DesignSection } from '#core/design/design.js';
import { SECTION_STYLE_KEYS } from '#core/sections/section-style.js';
import { drawnPage } from '#core/design/shared-sections.js';
import { brandPalette } from '#sitekit/design/brand.js';
import { layoutOf, typesOfSection } from '#sitekit/layouts/library.js';
import { shownScheme } from '#sitekit/design/look.js';
import { canHaveDivider } from '#sitekit/design/section-style.js';
import { Folded } from '#client/ui/folded.js';
import { useKitsReady } from '#client/ui/preview/use-site-kits.js';
import { sectionStyleMessages as m } from '../../messages/section-style.messages.js';
import { currentPage } from '../../edits/design-edits.js';
import type { StyleEdit } from '../../edits/style-edits.js';
import type { EditorAction } from '../../edits/editor-actions.js';
import { useTrade } from '../../context/use-trade.js';
import { useEditor } from '../../context/editor-context.js';
import { labelOf, StyleChoice } from './style-choice.js';
import styles from './section-style.module.css';
import { EdgeTile, PatternTile, ToneTile } from './style-tiles.js';

/** How a section is painted. Shows nothing for a full page, nor until the kit of the section is loaded. */
export function SectionStylePanel({ section }: { readonly section: DesignSection }) {
  const { draft, dispatch } = useEditor();
  useKitsReady({ types: typesOfSection(section), trade: useTrade() });
  const layout = layoutOf(section);
  if (!layout || layout.type === 'full_page') return null;
  const { style = {} } = section.customData;
  const palette = brandPalette(draft.branding, shownScheme(draft.branding.look));
  const { tone: ownTone, ornament } = layout.treatment;
  const colours = palette[style.tone ?? ownTone];
  const isFirst = drawnPage(currentPage(draft.design), draft.design).sections[0]?.id === section.id;
  const hasDivider = !isFirst && canHaveDivider({ layout, treatment: layout.treatment });
  const pick = (edit: Pick<StyleEdit, 'key' | 'value'>) =>
    dispatch({ type: 'sectionStyled', sectionId: section.id, ...edit } as EditorAction);
  const chosen = SECTION_STYLE_KEYS.flatMap((key) => (style[key] ? [labelOf(key, style[key])] : []));
  return (
    <Folded title={m.title} value={chosen.length > 0 ? chosen.join('، ') : m.byLayout} isSmall>
      <StyleChoice
        of="tone"
        value={style.tone}
        onPick={pick}
        draw={(tone) => <ToneTile colours={palette[tone ?? ownTone]} isLayouts={tone === null} />}
      />
      <StyleChoice
        of="pattern"
        value={style.pattern}
        onPick={pick}
        draw={(pattern) => <PatternTile colours={colours} pattern={pattern ?? ornament} isLayouts={pattern === null} />}
      />
      <StyleChoice
        of="divider"
        value={style.divider}
        disabled={!hasDivider}
        onPick={pick}
        draw={(divider) => <EdgeTile divider={divider} />}
      />
      {!hasDivider && <small className={styles.hint}>{m.noDivider}</small>}
      {chosen.length > 0 && (
        <Button
          size="compact-md"
          variant="subtle"
          color="gray"
          onClick={() => dispatch({ type: 'styleReset', sectionId: section.id })}
        >
          {m.reset}
        </Button>
      )}
    </Folded>
  );
}
