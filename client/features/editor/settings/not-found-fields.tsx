import { Textarea, TextInput } from '@mantine/core';
import type { NotFoundWords } from '#core/design/not-found-page.js';
import { DESIGN_SETTINGS } from '#core/limits/limits.js';
import { BUILD_WORDS } from '#sitekit/build/build.messages.js';
import { useEditor } from '../context/editor-context.js';
import { settingsMessages } from '../messages/settings.messages.js';
import { SettingsBlock } from './settings-block.js';

const m = settingsMessages.notFound;

/** Line ends, which only a pasted text has, as spaces. */
const inOneLine = (typed: string): string => typed.replace(/[\r\n]+/g, ' ');

/** The owner's words on the page of addresses that do not exist; empty fields show the usual ones. */
export function NotFoundFields() {
  const { draft, dispatch } = useEditor();
  const words = draft.design.settings?.notFound ?? {};
  const write = (part: keyof NotFoundWords, value: string) => {
    const written: NotFoundWords = { ...words, [part]: value };
    const { title, text } = written;
    const notFound = title || text ? { ...(title && { title }), ...(text && { text }) } : undefined;
    dispatch({ type: 'settingsEdited', change: { notFound }, step: `notFound ${part}` });
  };
  return (
    <SettingsBlock title={m.title} text={m.text}>
      <TextInput
        label={m.heading}
        placeholder={BUILD_WORDS.notFound}
        value={words.title ?? ''}
        maxLength={DESIGN_SETTINGS.notFoundTitle}
        onChange={({ currentTarget }) => write('title', currentTarget.value)}
      />
      <Textarea
        label={m.words}
        placeholder={BUILD_WORDS.notFoundText}
        value={words.text ?? ''}
        maxLength={DESIGN_SETTINGS.notFoundText}
        autosize
        minRows={2}
        maxRows={6}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ currentTarget }) => write('text', inOneLine(currentTarget.value))}
      />
    </SettingsBlock>
  );
}
