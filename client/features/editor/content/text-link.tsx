import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { lazy, Suspense, useState, type RefObject } from 'react';
import { linkPartAt, withLinkPart, type LinkPart } from '#sitekit/texts/rich-text.js';
import { writingMessages as m } from '../messages/writing.messages.js';
import { toast } from '#client/ui/toast.js';

const LinkDialog = lazy(() => import('./links/link-dialog.js').then((module) => ({ default: module.LinkDialog })));

interface TextLinkProps {
  /** The label of the text, for screen readers. */
  readonly label: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly maxLength: number;
  readonly onChange: (text: string) => void;
}

/** Makes the selected words of a field a link, or changes the link around the caret. */
export function TextLink({ label, field, maxLength, onChange }: TextLinkProps) {
  const [part, setPart] = useState<LinkPart | null>(null);
  const begin = () => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    const found = linkPartAt(value, selectionStart, selectionEnd);
    if (found) setPart(found);
    else toast.failure(m.selectFirst);
  };
  const done = (target: string | null) => {
    setPart(null);
    const text = field.current?.value;
    if (!part || text === undefined || target === '') return;
    const linked = withLinkPart(text, part, target);
    if (linked.length > maxLength) toast.failure(m.noRoom);
    else onChange(linked);
    field.current?.focus();
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<IconLink size={16} aria-hidden />}
        aria-label={m.linkIn(label)}
        onClick={begin}
      >
        {m.link}
      </Button>
      <Suspense fallback={null}>
        {part && <LinkDialog link={{ target: part.target, done }} onClose={() => setPart(null)} />}
      </Suspense>
    </>
  );
}
