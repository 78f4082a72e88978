import { Textarea } from '@mantine/core';
import { readSeal, SEAL_TYPED, SEALS, type Seal } from '#core/design/seals.js';
import { toPersianDigits } from '#core/text/digits.js';
import { useEditor } from '../context/editor-context.js';
import { useHeldText } from '../context/use-held-text.js';
import { settingsMessages } from '../messages/settings.messages.js';
import { SettingsBlock } from './settings-block.js';

const m = settingsMessages.seals;

/** The codes of Enamad and Samandehi: pasted whole, of which their two values are stored. */
export function SealFields() {
  return (
    <SettingsBlock title={m.title} text={m.text}>
      {SEALS.map((seal) => (
        <SealField key={seal} seal={seal} />
      ))}
    </SettingsBlock>
  );
}

function SealField({ seal }: { readonly seal: Seal }) {
  const { draft, dispatch } = useEditor();
  const held = useHeldText(`seal ${seal}`);
  const seals = draft.design.settings?.seals ?? {};
  const stored = seals[seal] ?? '';
  const shown = held.text || stored;
  const read = readSeal(seal, shown);
  const paste = (typed: string) => {
    const found = readSeal(seal, typed);
    const isRead = 'value' in found;
    held.hold(isRead ? '' : typed);
    if (!isRead || found.value === stored) return;
    const next = { ...seals, [seal]: found.value };
    const given = Object.fromEntries(Object.entries(next).filter(([, link]) => link !== ''));
    const change = { seals: Object.keys(given).length > 0 ? given : undefined };
    dispatch({ type: 'settingsEdited', change, step: null });
  };
  const [, id] = /id=(\d+)/.exec(stored) ?? [];
  const placed = held.text === '' && id !== undefined ? m.placed(toPersianDigits(id)) : undefined;
  return (
    <Textarea
      label={m[seal]}
      description={[placed, seal === 'enamad' ? m.enamadHint : undefined].filter(Boolean).join(' ') || undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={shown}
      error={'fault' in read ? read.fault : undefined}
      dir="ltr"
      rows={2}
      maxLength={SEAL_TYPED}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => paste(currentTarget.value)}
    />
  );
}
