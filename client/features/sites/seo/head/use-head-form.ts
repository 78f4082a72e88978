import { useState } from 'react';
import { readHead, type HeadField } from '#core/design/head-rules.js';
import type { DesignHead } from '#core/design/design-head.js';
import { sentHead, type SeoDraft } from '../seo-draft.js';
import { useSavePart } from '../use-save-part.js';

const HEAD_FIELDS = ['google', 'bing', 'yandex', 'themeColor', 'jsonLd'] as const satisfies readonly HeadField[];

type Values = Readonly<Record<HeadField, string>>;

const valuesOf = (head: DesignHead = {}): Values => ({
  google: head.google ?? '',
  bing: head.bing ?? '',
  yandex: head.yandex ?? '',
  themeColor: head.themeColor ?? '',
  jsonLd: head.jsonLd ?? '',
});

export interface HeadForm {
  readonly values: Values;
  /** Persian, of what was typed. */
  readonly faults: Readonly<Partial<Record<HeadField, string>>>;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly change: (field: HeadField, value: string) => void;
  /** Never rejects. */
  readonly save: () => Promise<void>;
}

/** Only what was typed is held; all else follows the draft. */
export function useHeadForm(siteId: string, draft: SeoDraft): HeadForm {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const part = useSavePart(siteId);
  const kept = valuesOf(draft.drawn.design.head);
  const values = { ...kept, ...typed };
  const read = HEAD_FIELDS.map((field) => [field, readHead(field, values[field])] as const);
  const faults = Object.fromEntries(read.flatMap(([field, each]) => ('fault' in each ? [[field, each.fault]] : [])));
  const save = async () => {
    if (await part.save(draft, (base) => sentHead(base, values))) setTyped({});
  };
  return {
    values,
    faults,
    isChanged: HEAD_FIELDS.some((field) => values[field] !== kept[field]),
    isSaving: part.isSaving,
    change: (field, value) => setTyped((before) => ({ ...before, [field]: value })),
    save,
  };
}
