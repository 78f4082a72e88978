import { Checkbox } from '@mantine/core';
import { useCallback, useEffect, useRef, type ChangeEvent } from 'react';
import type { DesignPage } from '#core/design/design.js';
import { useEditor } from '../context/editor-context.js';
import type { SectionChoice } from '../context/use-look.js';
import { choiceMessages as m } from '../messages/choice.messages.js';
import { designMessages } from '../messages/design.messages.js';
import { useEscape } from '../screen/use-escape.js';
import styles from './choice.module.css';
import { ChoiceTools } from './choice-tools.js';
import { HiddenMark } from './hidden-mark.js';
import layers from './layers.module.css';
import { chosenOn, extended, toggled } from './section-choice.js';

interface ChoiceListProps {
  readonly page: DesignPage;
  readonly choice: SectionChoice;
}

/** The sections of the page with a box each, and what is done to the chosen ones. Escape ends it. */
export function ChoiceList({ page, choice }: ChoiceListProps) {
  const { choose } = useEditor();
  const { sections } = page;
  const chosen = chosenOn(page, choice);
  const list = useFocusOnLast(choice.last);
  const root = useEscape<HTMLDivElement>(useCallback(() => choose(null), [choose]));
  const pick = (sectionId: string, { nativeEvent }: ChangeEvent) => {
    // A box changes by a click, which says what was held.
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    choose(isRange ? extended(choice, sectionId, sections) : toggled(choice, sectionId));
  };
  const pickAll = () =>
    choose({ ids: chosen.length === sections.length ? [] : sections.map(({ id }) => id), last: choice.last });
  return (
    <div ref={root}>
      <Checkbox
        className={styles.all}
        label={m.all}
        checked={sections.length > 0 && chosen.length === sections.length}
        indeterminate={chosen.length > 0 && chosen.length < sections.length}
        onChange={pickAll}
      />
      <ChoiceTools page={page} chosen={chosen} />
      <ol ref={list} className={layers.list}>
        {sections.map(({ id, sectionType, hiddenOn }, index) => (
          <li key={id} className={layers.row} data-selected={chosen.includes(id) || undefined}>
            <Checkbox
              classNames={{ root: styles.box ?? '', body: styles.body ?? '', labelWrapper: styles.label ?? '' }}
              data-section={id}
              label={designMessages.sectionTypes[sectionType]}
              aria-label={m.select(designMessages.sectionTypes[sectionType], index + 1)}
              checked={chosen.includes(id)}
              onChange={(event) => pick(id, event)}
            />
            {hiddenOn && <HiddenMark device={hiddenOn} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The focus goes to the box of the section by whose row the choice was begun, since that row is gone. */
function useFocusOnLast(last: string | null) {
  const list = useRef<HTMLOListElement>(null);
  const begun = useRef(last);
  useEffect(() => {
    if (begun.current === null) return;
    list.current?.querySelector<HTMLInputElement>(`[data-section=${JSON.stringify(begun.current)}]`)?.focus();
  }, []);
  return list;
}
