import { Button, Skeleton, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Finding } from '#sitekit/findings.js';
import { checksMessages as m } from '../messages/checks.messages.js';
import { designMessages } from '../messages/design.messages.js';
import { useEditor } from '../context/editor-context.js';
import styles from './checks.module.css';
import { useFindings, useGoToFinding } from './use-findings.js';

/** The questions come with the opened list: no first load has them. */
const OpenQuestions = lazy(() => import('./open-questions.js').then((part) => ({ default: part.OpenQuestions })));

/** So many at first. */
const FIRST = 5;

interface ChecksListProps {
  /** Opens the facts of the site. They stand outside of the list: a finding goes as soon as it is mended. */
  readonly onFacts: () => void;
  /** Somebody went to the place of a finding. */
  readonly onGone?: () => void;
}

/** Each finding with the way to its place. */
export function ChecksList({ onFacts, onGone }: ChecksListProps) {
  const findings = useFindings();
  const [isWhole, setWhole] = useState(false);
  if (findings === null) return <Skeleton h={120} />;
  if (findings.length === 0) return <Text>{m.good}</Text>;
  const shown = isWhole ? findings : findings.slice(0, FIRST);
  return (
    <>
      <Text size="sm" c="dimmed">
        {m.text}
      </Text>
      <Suspense>
        <OpenQuestions onFacts={onFacts} />
      </Suspense>
      <ul className={styles.list}>
        {shown.map((finding) => (
          <Row
            key={`${finding.kind} ${finding.pageId} ${finding.sectionId} ${finding.sectionType}`}
            finding={finding}
            onFacts={onFacts}
            onGone={onGone}
          />
        ))}
      </ul>
      {shown.length < findings.length && (
        <Button size="sm" variant="subtle" onClick={() => setWhole(true)}>
          {m.all(findings.length)}
        </Button>
      )}
    </>
  );
}

interface RowProps {
  readonly finding: Finding;
  readonly onFacts: () => void;
  readonly onGone: (() => void) | undefined;
}

function Row({ finding, onFacts, onGone }: RowProps) {
  const { draft } = useEditor();
  const go = useGoToFinding();
  const { kind, count, pageId, sectionType } = finding;
  const page = draft.design.pages.find(({ id }) => id === pageId)?.name ?? '';
  const section = sectionType ? designMessages.sectionTypes[sectionType] : '';
  const text = m.kinds[kind]({ page, section, count });
  return (
    <li className={styles.row} data-kind={kind}>
      <span className={styles.text}>{text}</span>
      {pageId === undefined ? (
        <Button size="compact-sm" variant="light" onClick={onFacts}>
          {m.facts}
        </Button>
      ) : (
        <Button
          size="compact-sm"
          variant="light"
          aria-label={m.goTo(text)}
          onClick={() => {
            go(finding);
            onGone?.();
          }}
        >
          {m.go}
        </Button>
      )}
    </li>
  );
}
