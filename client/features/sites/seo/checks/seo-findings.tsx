import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DesignPage } from '#core/design/design.js';
import { SECTION_NAMES } from '#core/sections/section-names.js';
import { SEO_ADVICE } from '#sitekit/seo/seo-checks.messages.js';
import type { SeoFinding } from '#sitekit/seo/seo-checks.js';
import { seoMessages } from '../site-seo.messages.js';
import { designerAt, placeOf, SEO_FIELDS_ID } from './seo-places.js';
import styles from './seo-checks.module.css';

const { checks: texts } = seoMessages;

/** So many at first. */
const FIRST = 5;

interface SeoFindingsProps {
  readonly siteId: string;
  readonly findings: readonly SeoFinding[];
  readonly pages: readonly DesignPage[];
  readonly onFields: (pageId: string) => void;
}

/** Each with its reason, what to do, and the way to its place. */
export function SeoFindings({ siteId, findings, pages, onFields }: SeoFindingsProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? findings : findings.slice(0, FIRST);
  return (
    <>
      <ul className={styles.list} aria-label={texts.list}>
        {shown.map((finding) => (
          <Row
            key={`${finding.code} ${finding.pageId} ${finding.sectionId}`}
            siteId={siteId}
            finding={finding}
            place={placeName(finding, pages)}
            onFields={onFields}
          />
        ))}
      </ul>
      {shown.length < findings.length && (
        <Button size="compact-md" variant="subtle" mt="xs" onClick={() => setWhole(true)}>
          {texts.all(findings.length)}
        </Button>
      )}
    </>
  );
}

function placeName({ pageId, sectionType }: SeoFinding, pages: readonly DesignPage[]): string {
  if (pageId === undefined) return texts.whole;
  const page = pages.find(({ id }) => id === pageId)?.name ?? '';
  return sectionType === undefined ? page : `${page} › ${SECTION_NAMES[sectionType]}`;
}

interface RowProps extends Pick<SeoFindingsProps, 'siteId' | 'onFields'> {
  readonly finding: SeoFinding;
  readonly place: string;
}

function Row({ siteId, finding, place, onFields }: RowProps) {
  const { title, reason, mend } = SEO_ADVICE[finding.code](finding.count);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>
          {title} <bdi className={styles.place}>{place}</bdi>
        </p>
        <p className={styles.reason}>
          {reason} {mend}
        </p>
      </div>
      <MendButton siteId={siteId} finding={finding} name={[title, place]} onFields={onFields} />
    </li>
  );
}

interface MendButtonProps extends Omit<RowProps, 'place'> {
  /** The title of the improvement, and its place. */
  readonly name: readonly [title: string, place: string];
}

function MendButton({ siteId, finding, name: [title, place], onFields }: MendButtonProps) {
  const at = placeOf(finding);
  const { pageId } = finding;
  const look = {
    size: 'compact-md',
    variant: 'light',
    className: styles.mend,
    'aria-label': texts.mendAt(texts.mend[at], title, place),
  } as const;
  if (at !== 'fields' || pageId === undefined)
    return (
      <Button component={Link} to={designerAt(siteId, finding)} {...look}>
        {texts.mend[at]}
      </Button>
    );
  return (
    <Button
      {...look}
      onClick={() => {
        onFields(pageId);
        document.getElementById(SEO_FIELDS_ID)?.scrollIntoView({ block: 'start' });
      }}
    >
      {texts.mend[at]}
    </Button>
  );
}
