import { Button, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useMemo, useState, type PropsWithChildren } from 'react';
import { searchTemplates, type Template } from '#sitekit/templates/templates.js';
import { designMessages } from '../messages/design.messages.js';
import { EmptyState } from '#client/ui/empty-state.js';
import { useDrawnBranding, useEditor } from '../context/editor-context.js';
import { TemplateCard } from './template-card.js';
import styles from './template-view.module.css';
import { TradeFilter, useTradeFilter } from './trade-filter.js';
import { followsTemplate } from './use-pick-template.js';

const m = designMessages.templates;

interface TemplateGridProps {
  readonly onSee: (template: Template) => void;
  readonly onPick: (template: Template) => void;
  /** On with the picked one, straight from its card. */
  readonly onContinue?: () => void;
  /** How many the search leaves. */
  readonly onCount?: (count: number) => void;
}

/** The ready templates with their search; `children` stand between the search and the cards. */
export function TemplateGrid({ onSee, onPick, onContinue, onCount, children }: PropsWithChildren<TemplateGridProps>) {
  const { draft } = useEditor();
  const branding = useDrawnBranding();
  const isPhone = useMediaQuery('(max-width: 599px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const [trade, setTrade] = useTradeFilter();
  const [words, setWords] = useState('');
  const own = draft.design.facts?.trade;
  const shown = useMemo(() => searchTemplates(words, trade, own), [words, trade, own]);
  const isStyled = followsTemplate(draft.branding, draft.templateId);
  useEffect(() => onCount?.(shown.length), [onCount, shown.length]);
  return (
    <>
      <TextInput
        type="search"
        className={styles.search}
        aria-label={m.search}
        placeholder={m.searchHint}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={words}
        maxLength={60}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <TradeFilter value={trade} onChange={setTrade} />
      {children}
      <div className={styles.grid}>
        {shown.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            facts={draft.design.facts}
            branding={branding}
            isStyled={isStyled}
            isPhone={isPhone}
            isPicked={draft.method === 'template' && draft.templateId === template.id}
            onSee={onSee}
            onPick={onPick}
            onContinue={onContinue}
          />
        ))}
      </div>
      {shown.length === 0 && (
        <EmptyState
          icon={<IconSearch size={28} />}
          title={m.none}
          text={m.noneText}
          action={
            <Button
              mt="sm"
              variant="light"
              onClick={() => {
                setWords('');
                setTrade(null);
              }}
            >
              {m.showAll}
            </Button>
          }
        />
      )}
    </>
  );
}
