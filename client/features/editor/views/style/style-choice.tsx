import { useId, type ReactNode } from 'react';
import { SECTION_STYLE, type SectionStyle, type SectionStyleKey } from '#core/sections/section-style.js';
import { sectionStyleMessages as m } from '../../messages/section-style.messages.js';
import type { StyleEdit } from '../../edits/style-edits.js';
import styles from './section-style.module.css';

interface StyleChoiceProps<Key extends SectionStyleKey> {
  readonly of: Key;
  readonly value: SectionStyle[Key];
  readonly disabled?: boolean;
  readonly onPick: (edit: Pick<Extract<StyleEdit, { key: Key }>, 'key' | 'value'>) => void;
  /** Draws a tile; null: the style of the layout. */
  readonly draw: (value: NonNullable<SectionStyle[Key]> | null) => ReactNode;
}

/** The values of one choice as tiles, of which one is checked; the first leaves it to the layout. */
export function StyleChoice<Key extends SectionStyleKey>({
  of: key,
  value,
  disabled = false,
  onPick,
  draw,
}: StyleChoiceProps<Key>) {
  const group = useId();
  const values = [null, ...SECTION_STYLE[key]] as (NonNullable<SectionStyle[Key]> | null)[];
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend className={styles.legend}>
        <span className={styles.name}>{m.names[key]}</span>
        <span className={styles.value}>{labelOf(key, value)}</span>
      </legend>
      <div className={styles.tiles}>
        {values.map((each) => (
          <label key={each ?? ''} className={styles.tile} title={labelOf(key, each)}>
            <input
              type="radio"
              name={group}
              className={styles.input}
              aria-label={labelOf(key, each)}
              checked={(value ?? null) === each}
              onChange={() => onPick({ key, value: each } as Parameters<typeof onPick>[0])}
            />
            {draw(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function labelOf<Key extends SectionStyleKey>(key: Key, value: string | null | undefined): string {
  const labels: Readonly<Record<string, string>> = m.values[key];
  return (value && labels[value]) || m.usual[key];
}
