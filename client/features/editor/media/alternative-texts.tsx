import { Text, TextInput } from '@mantine/core';
import { PICTURES } from '#core/limits/limits.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { useEditContent } from '../content/use-content.js';
import { mediaMessages as m } from '../messages/media.messages.js';
import styles from './media.module.css';
import { usePlaceName } from './places.js';
import type { ShownPicture } from './use-library.js';

/** The alternative texts of all pictures of the design, one beside the other. */
export function AlternativeTexts({ pictures }: { readonly pictures: readonly ShownPicture[] }) {
  const edit = useEditContent();
  const nameOf = usePlaceName();
  const rows = pictures.flatMap(({ address, uses }) =>
    uses.flatMap((use) => (use.kind === 'section' ? [{ ...use, address, place: nameOf(use) }] : [])),
  );
  if (rows.length === 0) return <EmptyState compact title={m.texts.empty} />;
  const textOf = ({ section, slot }: (typeof rows)[number]): string => section.customData.pictureTexts?.[slot] ?? '';
  const missing = rows.filter((row) => textOf(row).trim() === '').length;
  return (
    <>
      <Text size="sm" c="dimmed">
        {m.texts.hint}
      </Text>
      <Text size="sm" mt={4} role="status">
        {m.texts.missing(missing, rows.length)}
      </Text>
      <ul className={styles.texts}>
        {rows.map((row) => (
          <li key={`${row.section.id} ${row.slot}`} className={styles.text}>
            {row.address ? (
              <img className={styles.textPicture} src={row.address} alt="" loading="lazy" />
            ) : (
              <span className={styles.textPicture} aria-hidden />
            )}
            <TextInput
              className={styles.textField}
              label={row.place}
              aria-label={m.texts.of(row.place)}
              value={textOf(row)}
              maxLength={PICTURES.altText}
              onChange={({ currentTarget: { value } }) =>
                edit(row.section.id, 'pictureTexts', row.slot, value === '' ? null : value)
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}
