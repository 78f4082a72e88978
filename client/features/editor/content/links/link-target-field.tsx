import { Select, Stack } from '@mantine/core';
import { memo, useState } from 'react';
import { LINK_KINDS, linkTarget, type LinkKind, type TypedKind } from '#core/sections/link-target.js';
import type { HeldText } from '#client/lib/storage/held-text.js';
import { linkMessages as m } from '../../messages/links.messages.js';
import { FileChoice } from './file-choice.js';
import { PageChoice, SectionChoice } from './place-choices.js';
import { TypedLink } from './typed-link.js';

type Choice = 'usual' | LinkKind;
const TYPED: readonly Choice[] = ['phone', 'whatsapp', 'mail', 'web'] satisfies readonly TypedKind[];
const isTyped = (kind: Choice): kind is TypedKind => TYPED.includes(kind);
const CHOICES: readonly Choice[] = ['usual', ...LINK_KINDS];

interface LinkTargetFieldProps {
  readonly label: string;
  /** The stored value; empty for the usual target. */
  readonly value: string;
  /** Keeps what is typed and no link yet, with its kind before it. */
  readonly held: HeldText;
  /** False where there is no usual target, as for words in a text. */
  readonly hasUsual?: boolean;
  /** The name of the usual target, where another fits better. */
  readonly usual?: string;
  /** Null for the usual target. */
  readonly onChange: (value: string | null) => void;
}

/**
 * The kind of a target, and below it the page, section, number or address. A letter in another field does not render
 * it: its list of kinds is costly.
 */
export const LinkTargetField = memo(function LinkTargetField({
  label,
  value,
  held,
  hasUsual = true,
  usual = m.kinds.usual,
  onChange,
}: LinkTargetFieldProps) {
  const [heldKind = '', ...heldWords] = held.text.split(' ');
  const target = linkTarget(value);
  const [picked, setPicked] = useState<Choice | null>(CHOICES.find((each) => each === heldKind) ?? null);
  const kind = picked ?? target?.kind ?? (value === '' ? (hasUsual ? 'usual' : 'page') : 'web');
  const pick = (next: Choice) => {
    setPicked(next);
    held.hold('');
    if (next === 'usual') onChange(null);
  };
  const change = (next: string) => {
    setPicked(null);
    held.hold('');
    onChange(next);
  };
  const chosen = target?.kind === kind ? value : '';
  return (
    <Stack gap={6}>
      <Select
        label={label}
        allowDeselect={false}
        value={kind}
        data={CHOICES.filter((each) => hasUsual || each !== 'usual').map((each) => ({
          value: each,
          label: each === 'usual' ? usual : m.kinds[each],
        }))}
        onChange={(next) => next && pick(next)}
      />
      {kind === 'page' && <PageChoice value={chosen} onChange={change} />}
      {kind === 'section' && <SectionChoice value={chosen} onChange={change} />}
      {kind === 'file' && <FileChoice value={chosen} onChange={change} />}
      {isTyped(kind) && (
        <TypedLink
          key={kind}
          kind={kind}
          label={`${label}: ${m.kinds[kind]}`}
          value={target?.kind === kind || (kind === 'web' && target === null) ? value : ''}
          held={{ text: heldWords.join(' '), hold: (text) => held.hold(text && `${kind} ${text}`) }}
          onChange={change}
        />
      )}
    </Stack>
  );
});
