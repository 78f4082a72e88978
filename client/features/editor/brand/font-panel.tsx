import { NativeSelect, UnstyledButton } from '@mantine/core';
import { IconTypography } from '@tabler/icons-react';
import { FONTS, type FontKey } from '#core/limits/limits.js';
import { fontName, fontSlug } from '#sitekit/design/fonts.js';
import { brandingMessages } from '../messages/branding.messages.js';
import { Panel } from '#client/ui/panel.js';
import { useEditor } from '../context/editor-context.js';
import styles from './brand.module.css';
import './font-samples.css';

const m = brandingMessages.font;

/** The documented fonts by the open fonts that draw them, and a font of its own for headings. */
export function FontPanel() {
  return (
    <Panel title={m.title} text={m.note} icon={<IconTypography size={18} />}>
      <TextFont />
      <HeadingFont />
    </Panel>
  );
}

function TextFont() {
  const { draft, dispatch } = useEditor();
  return (
    <div className={styles.fonts} role="group" aria-label={m.texts}>
      {FONTS.map((font) => (
        <UnstyledButton
          key={font}
          className={styles.font}
          aria-pressed={draft.branding.fontFamily === font}
          onClick={() => dispatch({ type: 'fontPicked', font })}
        >
          <span className={styles.fontName} style={{ fontFamily: sampleFamily(font) }}>
            {fontName(font)}
          </span>
          <span className={styles.fontSample} style={{ fontFamily: sampleFamily(font) }} aria-hidden>
            {m.sample}
          </span>
        </UnstyledButton>
      ))}
    </div>
  );
}

/** Vazirmatn is the product's own font. */
const sampleFamily = (font: FontKey): string | undefined =>
  font === 'vazir' ? undefined : `'Sample ${fontSlug(font)}'`;

function HeadingFont() {
  const { draft, dispatch } = useEditor();
  const { headingFont } = draft.branding;
  return (
    <NativeSelect
      mt="md"
      size="md"
      label={m.heading}
      value={headingFont ?? ''}
      data={[{ value: '', label: m.sameAsTexts }, ...FONTS.map((font) => ({ value: font, label: fontName(font) }))]}
      onChange={({ currentTarget: { value } }) =>
        dispatch({ type: 'headingFontPicked', font: FONTS.find((font) => font === value) ?? null })
      }
    />
  );
}
