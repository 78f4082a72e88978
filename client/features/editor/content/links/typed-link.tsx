import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { LINK_LENGTH, linkOfTyped, linkTarget, typedOfLink, type TypedKind } from '#core/sections/link-target.js';
import type { HeldText } from '#client/lib/storage/held-text.js';
import { linkMessages as m } from '../../messages/links.messages.js';

const INPUT_MODES = { phone: 'tel', whatsapp: 'tel', mail: 'email', web: 'url' } as const satisfies Record<
  TypedKind,
  string
>;

interface TypedLinkProps {
  readonly kind: TypedKind;
  readonly label: string;
  /** The stored value; empty for none. */
  readonly value: string;
  /** The typed text that is no link yet. */
  readonly held: HeldText;
  readonly onChange: (value: string) => void;
}

/** A telephone, a number on WhatsApp, an e-mail or an address. It stays as it was typed while one types. */
export function TypedLink({ kind, label, value, held, onChange }: TypedLinkProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const target = linkTarget(value);
  const shown = typed ?? (held.text || (target ? typedOfLink(target) : value));
  const isFaulty = shown.trim() !== '' && linkOfTyped(kind, shown) === null;
  return (
    <TextInput
      dir="ltr"
      type={kind === 'mail' ? 'email' : 'text'}
      inputMode={INPUT_MODES[kind]}
      aria-label={label}
      placeholder={m.hints[kind]}
      value={shown}
      maxLength={LINK_LENGTH}
      error={isFaulty && m.faults[kind]}
      onChange={({ currentTarget }) => {
        const link = linkOfTyped(kind, currentTarget.value);
        setTyped(currentTarget.value);
        if (link === null) held.hold(currentTarget.value.trim());
        else onChange(link);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
