import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Design, DesignPage } from '#core/design/design.js';
import { SEO } from '#core/limits/limits.js';
import { pageSlugs, SLUG_FAULT_TEXTS, slugFaults } from '#core/design/page-address.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { Ltr } from '#client/ui/ltr.js';
import { pagesMessages as m } from '../messages/pages.messages.js';
import { useAnnounce } from '#client/ui/announcer.js';
import { slugPage } from '../edits/page-edits.js';
import { useEditor, useEditorHost } from '../context/editor-context.js';

interface AddressDialogProps {
  readonly page: DesignPage;
  readonly onClose: () => void;
}

/** The name of a page in its address, with the address that it makes. */
export function AddressDialog({ page, onClose }: AddressDialogProps) {
  const { draft, dispatch } = useEditor();
  const announce = useAnnounce();
  const [typed, setTyped] = useState(page.seo?.slug ?? '');
  const { fault, path, isFirst } = addressOf(slugPage(draft.design, page.id, typed), page.id);
  const { label, extension } = useEditorHost().domain;
  const save = () => {
    if (fault !== null) return;
    dispatch({ type: 'pageSlugged', pageId: page.id, slug: typed });
    announce(m.saved(page.name));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={m.addressTitle(page.name)} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap="md">
          {isFirst ? (
            <Text size="sm">{m.addressFirst}</Text>
          ) : (
            <TextInput
              label={m.addressLabel}
              description={m.addressAuto}
              value={typed}
              maxLength={SEO.slug}
              dir="auto"
              autoCapitalize="none"
              spellCheck={false}
              data-autofocus
              error={fault}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
          <div role="status">
            <Text size="xs" c="dimmed">
              {m.preview}
            </Text>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              <Ltr>{`${label === '' ? '' : label + extension}/${path}`}</Ltr>
            </Text>
          </div>
          <DialogFoot onCancel={onClose}>
            {!isFirst && (
              <Button type="submit" disabled={fault !== null}>
                {m.save}
              </Button>
            )}
          </DialogFoot>
        </Stack>
      </form>
    </Modal>
  );
}

/** The address of the page in this design, and why it cannot be the typed one. */
function addressOf({ pages }: Design, pageId: string) {
  const at = pages.findIndex(({ id }) => id === pageId);
  const fault = slugFaults(pages).get(pageId);
  return { fault: fault ? SLUG_FAULT_TEXTS[fault] : null, path: pageSlugs(pages)[at] ?? '', isFirst: at === 0 };
}
