import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { DesignSection } from '../../../../../../core/design.js';
import { linkAddress } from '../../../../../../sitekit/link-address.js';
import type { LinkSlot } from '../../../../../../sitekit/section.types.js';
import { designMessages } from '../../../messages/wizard-design.messages.js';
import { useHeldText } from '../../../state/use-held-text.js';
import { useWizard } from '../../../wizard-context.js';
import { useEditContent } from './use-content.js';

const m = designMessages.content;

interface LinkFieldProps {
  readonly section: DesignSection;
  readonly slot: LinkSlot;
}

/** Where a call leads: as the site would have it, to one of the pages, or to an address. */
export function LinkField({ section, slot }: LinkFieldProps) {
  const { draft } = useWizard();
  const edit = useEditContent();
  const { pages } = draft.design;
  const own = section.customData.links?.[slot.name] ?? '';
  const isPage = own.startsWith('page:');
  const { text: heldText, hold } = useHeldText(`link ${section.id} ${slot.name}`);
  const [typed, setTyped] = useState(heldText || (isPage ? '' : own));
  const [isOther, setOther] = useState(heldText !== '' || (own !== '' && !isPage));
  const isFaulty = typed !== '' && linkAddress(typed, []) === null;
  const choose = (value: string) => {
    setOther(value === 'other');
    if (value === 'other') return;
    hold('');
    edit(section.id, 'links', slot.name, value === '' ? null : value);
  };
  return (
    <div>
      <Select
        label={m.linkOf(slot.label)}
        allowDeselect={false}
        value={isOther ? 'other' : own}
        data={[
          { value: '', label: m.linkUsual },
          ...pages.map((page) => ({ value: `page:${page.id}`, label: page.name })),
          { value: 'other', label: m.linkOther },
        ]}
        onChange={(value) => choose(value ?? '')}
      />
      {isOther && (
        <TextInput
          mt={6}
          dir="ltr"
          aria-label={m.linkOf(slot.label)}
          placeholder={m.linkHint}
          value={typed}
          maxLength={500}
          error={isFaulty && m.linkFault}
          onChange={({ currentTarget: { value } }) => {
            const next = value.trim();
            const isAddress = linkAddress(next, []) !== null;
            setTyped(next);
            hold(isAddress ? '' : next);
            if (isAddress) edit(section.id, 'links', slot.name, next);
          }}
        />
      )}
    </div>
  );
}
