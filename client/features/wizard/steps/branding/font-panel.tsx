import { UnstyledButton } from '@mantine/core';
import { IconTypography } from '@tabler/icons-react';
import { FONTS } from '../../../../../core/limits.js';
import { fontName, fontStack } from '../../../../../sitekit/fonts.js';
import { brandingMessages } from '../../messages/wizard-branding.messages.js';
import { Panel } from '../../parts/panel.js';
import { useWizard } from '../../wizard-context.js';
import styles from './branding-step.module.css';

const m = brandingMessages.font;

/** The documented fonts, and which of them are drawn with another face (D-40). */
export function FontPanel() {
  const { draft, dispatch } = useWizard();
  return (
    <Panel title={m.title} text={m.note} icon={<IconTypography size={18} />}>
      <div className={styles.fonts} role="group" aria-label={m.title}>
        {FONTS.map((font) => (
          <UnstyledButton
            key={font}
            className={styles.font}
            aria-pressed={draft.branding.fontFamily === font}
            onClick={() => dispatch({ type: 'fontPicked', font })}
          >
            <span className={styles.fontName}>{fontName(font)}</span>
            <span className={styles.fontSample} style={{ fontFamily: fontStack(font) }}>
              {m.sample}
            </span>
          </UnstyledButton>
        ))}
      </div>
    </Panel>
  );
}
