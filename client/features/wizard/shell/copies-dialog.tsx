import { Badge, Button, Modal, Text } from '@mantine/core';
import { useMemo } from 'react';
import { countSections } from '#core/design/design-measures.js';
import { copiesMessages as m } from '../messages/wizard-copies.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { type CopyOrigin, differencesOf, type DraftCopy } from '#client/features/drafts/index.js';
import styles from './copies-dialog.module.css';

/** Differences that are named one by one. */
const NAMED = 6;

interface ShownCopy extends DraftCopy {
  readonly origin: CopyOrigin;
}

interface CopiesDialogProps {
  readonly opened: boolean;
  readonly first: ShownCopy;
  readonly second: ShownCopy;
  readonly title?: string;
  readonly text?: string;
  readonly onTake: (which: 'first' | 'second') => void;
  /** Left out where nothing can go on before one is chosen. */
  readonly onClose?: () => void;
}

/** Two copies side by side: when each was saved, how large it is, and in what they differ. */
export function CopiesDialog({
  opened,
  first,
  second,
  title = m.title,
  text = m.text,
  onTake,
  onClose,
}: CopiesDialogProps) {
  const isOpen = onClose === undefined;
  return (
    <Modal
      opened={opened}
      onClose={onClose ?? (() => undefined)}
      size={720}
      title={title}
      withCloseButton={!isOpen}
      closeOnEscape={!isOpen}
      closeOnClickOutside={!isOpen}
    >
      <Text size="sm">{text}</Text>
      <div className={styles.copies}>
        <Copy copy={first} isNewer={isNewer(first, second)} onTake={() => onTake('first')} />
        <Copy copy={second} isNewer={isNewer(second, first)} onTake={() => onTake('second')} />
      </div>
      <Differences first={first} second={second} />
    </Modal>
  );
}

interface CopyProps {
  readonly copy: ShownCopy;
  readonly isNewer: boolean;
  readonly onTake: () => void;
}

function Copy({ copy: { draft, savedAt, origin }, isNewer: isLast, onTake }: CopyProps) {
  const name = m.origins[origin];
  const { pages } = draft.design;
  return (
    <section className={styles.copy} aria-label={name}>
      <h3 className={styles.name}>
        {name}
        {isLast && <Badge variant="light">{m.newer}</Badge>}
      </h3>
      <p className={styles.fact}>
        {savedAt === null ? (
          m.neverSaved
        ) : (
          <>
            {m.savedAt} <JalaliDate value={new Date(savedAt).toISOString()} time />
          </>
        )}
      </p>
      <p className={styles.fact}>{m.size(pages.length, countSections(draft.design))}</p>
      <Button fullWidth mt="sm" variant={isLast ? 'filled' : 'default'} onClick={onTake}>
        {m.take(name)}
      </Button>
    </section>
  );
}

function Differences({ first, second }: Pick<CopiesDialogProps, 'first' | 'second'>) {
  const found = useMemo(() => differencesOf(first.draft, second.draft), [first.draft, second.draft]);
  const names = [m.origins[first.origin], m.origins[second.origin]] as const;
  return (
    <section className={styles.differences} aria-label={m.differences}>
      <h3 className={styles.name}>{m.differences}</h3>
      {found.length === 0 ? (
        <p className={styles.fact}>{m.same}</p>
      ) : (
        <ul className={styles.list}>
          {found.slice(0, NAMED).map((each) => (
            <li key={JSON.stringify(each)}>{m.difference(each, names)}</li>
          ))}
          {found.length > NAMED && <li>{m.more(found.length - NAMED)}</li>}
        </ul>
      )}
    </section>
  );
}

/** One that nobody has stored yet is the newest there is. */
function isNewer(one: DraftCopy, other: DraftCopy): boolean {
  return (one.savedAt ?? Infinity) > (other.savedAt ?? Infinity);
}
