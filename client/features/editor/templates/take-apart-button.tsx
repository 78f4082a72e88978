import { Button, Stack, Text } from '@mantine/core';
import { IconStackPop } from '@tabler/icons-react';
import { countSections } from '#core/design/design-measures.js';
import { drawnPages } from '#core/design/shared-sections.js';
import { loadKits, typesOfPage } from '#sitekit/layouts/load.js';
import { isWhole, takenApart } from '#sitekit/templates/take-apart.js';
import { newId } from '#client/lib/new-id.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';
import { designMessages } from '../messages/design.messages.js';
import { apartMessages as m } from '../messages/pages.messages.js';
import type { EditorAction } from '../edits/editor-actions.js';
import { useEditor, useEditorHost } from '../context/editor-context.js';
import { useTrade } from '../context/use-trade.js';

/** Makes the parts of a template ordinary sections, once the customer has seen what that means. */
export function TakeApartButton() {
  const trade = useTrade();
  const { draft, dispatch, offerUndo } = useEditor();
  const { noteOf } = useEditorHost();
  const { design } = draft;
  if (!isWhole(design)) return null;
  const takeApart = async () => {
    try {
      await loadKits({ types: [...new Set(drawnPages(design).flatMap(typesOfPage))], trade });
    } catch {
      return toast.failure(designMessages.templates.failed);
    }
    const apart = takenApart(design, () => newId('section'));
    if (isWhole(apart)) return toast.failure(m.tooMany);
    const action: EditorAction = { type: 'templateTakenApart', design: apart };
    const note = noteOf(action);
    const text = (
      <>
        <Text size="sm">{m.text(countSections(apart))}</Text>
        {note && (
          <Text size="sm" mt={8} fw={650}>
            {note.sentence}
          </Text>
        )}
      </>
    );
    if (!(await confirm({ title: m.title, text, action: m.confirm }))) return;
    dispatch(action);
    offerUndo(m.done);
  };
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconStackPop size={17} aria-hidden />}
      onClick={() => void takeApart()}
    >
      {m.act}
    </Button>
  );
}

/** The same with a word on what it is for: beside a template whose contents are edited. */
export function TakeApart() {
  return (
    <Stack gap="xs" my="sm" align="start">
      <Text size="sm" c="dimmed">
        {m.hint}
      </Text>
      <TakeApartButton />
    </Stack>
  );
}
