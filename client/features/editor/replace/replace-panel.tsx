import { Button, Checkbox, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconReplace } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { fits, replacePlaces, type TextPlace } from '#sitekit/texts/find-places.js';
import { TEXTS } from '#core/limits/limits.js';
import { useEditor } from '../context/editor-context.js';
import { useHeldText } from '../context/use-held-text.js';
import { replaceMessages as m } from '../messages/replace.messages.js';
import { PlaceRow } from './place-row.js';
import styles from './replace.module.css';
import { usePlaces } from './use-places.js';

const NONE: ReadonlySet<string> = new Set();

/** Finds words in the whole site, shows each place, and replaces them in the chosen ones as one step. */
export function ReplacePanel() {
  const { dispatch, offerUndo } = useEditor();
  // Kept where the sheet of a phone closes to show a place.
  const { text: query, hold: setQuery } = useHeldText('replace find');
  const { text: by, hold: setBy } = useHeldText('replace by');
  /** The places that are left out. */
  const [left, setLeft] = useState(NONE);
  const { site, places, isOld } = usePlaces(query);
  const chosen = (places ?? []).filter((place) => fits(place, by) && !left.has(place.id));
  const count = timesIn(chosen);
  const replace = (event: FormEvent) => {
    event.preventDefault();
    // Nothing is replaced that was not shown.
    if (isOld || count === 0) return;
    const ids = new Set(chosen.map(({ id }) => id));
    dispatch({ type: 'textsReplaced', design: replacePlaces(site, query, by, ids) });
    offerUndo(m.replaced(count));
  };
  const field = { maxLength: TEXTS.line, autoComplete: 'off' } as const;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {m.text}
      </Text>
      <form className={styles.form} onSubmit={replace}>
        <TextInput
          {...field}
          label={m.find}
          value={query}
          onChange={({ currentTarget }) => {
            setQuery(currentTarget.value);
            setLeft(NONE);
          }}
        />
        <TextInput {...field} label={m.by} value={by} onChange={({ currentTarget }) => setBy(currentTarget.value)} />
        <Button
          type="submit"
          variant="light"
          disabled={count === 0}
          leftSection={<IconReplace size={17} aria-hidden />}
        >
          {m.replace(count)}
        </Button>
      </form>
      {query.trim() !== '' &&
        (places === null ? <Skeleton h={80} /> : <Found places={places} by={by} left={left} onLeave={setLeft} />)}
    </Stack>
  );
}

/** How often the words are found in these places. */
const timesIn = (places: readonly TextPlace[]): number => places.reduce((sum, { ranges }) => sum + ranges.length, 0);

/** Rows that are drawn; the places behind them are replaced with them. */
const SHOWN = 100;

interface FoundProps {
  readonly places: readonly TextPlace[];
  readonly by: string;
  readonly left: ReadonlySet<string>;
  readonly onLeave: (left: ReadonlySet<string>) => void;
}

function Found({ places, by, left, onLeave }: FoundProps) {
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(left);
    if (isChosen) next.delete(id);
    else next.add(id);
    onLeave(next);
  };
  const isAll = left.size === 0;
  return (
    <>
      <Text size="sm" role="status">
        {places.length === 0 ? m.none : m.count(timesIn(places))}
      </Text>
      {places.length > 1 && (
        <Checkbox
          label={m.all}
          checked={isAll}
          indeterminate={!isAll && left.size < places.length}
          onChange={() => onLeave(isAll ? new Set(places.map(({ id }) => id)) : NONE)}
        />
      )}
      {places.length > 0 && (
        <ul className={styles.list} aria-label={m.list}>
          {places.slice(0, SHOWN).map((place) => (
            <PlaceRow
              key={place.id}
              place={place}
              isOpen={fits(place, by)}
              isChosen={!left.has(place.id)}
              onChoose={choose}
            />
          ))}
        </ul>
      )}
      {places.length > SHOWN && (
        <Text size="xs" c="dimmed">
          {m.more(timesIn(places.slice(SHOWN)))}
        </Text>
      )}
    </>
  );
}
