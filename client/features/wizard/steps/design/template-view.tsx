import { Button, Chip, Group, Text, TextInput } from '@mantine/core';
import { IconAdjustments, IconArrowLeft, IconCheck, IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { findTemplate, searchTemplates, TEMPLATES, type Template } from '../../../../../sitekit/templates.js';
import { designMessages } from '../../../../lib/messages/wizard-design.messages.js';
import { EmptyState } from '../../../../ui/empty-state.js';
import { useAnnounce } from '../../parts/announcer.js';
import { BrandScope } from '../../preview/brand-scope.js';
import { newId } from '../../state/new-id.js';
import { useWizard } from '../../wizard-context.js';
import { TakeSuggestedColor } from './suggested-color.js';
import { TemplateCard } from './template-card.js';
import { TemplatePreview } from './template-preview.js';
import styles from './template-view.module.css';
import { usePickTemplate } from './use-pick-template.js';
import { ViewHead } from './view-head.js';

const m = designMessages.templates;

export function TemplateView({ takeFocusWish }: { readonly takeFocusWish: () => boolean }) {
  const { draft, dispatch, goTo } = useWizard();
  const [category, setCategory] = useState<string>(m.all);
  const [seen, setSeen] = useState<Template | null>(null);
  const pick = usePickTemplate();
  const [words, setWords] = useState('');
  const shown = useMemo(() => searchTemplates(words, category === m.all ? null : category), [words, category]);
  return (
    <>
      <ViewHead title={m.title} takeFocusWish={takeFocusWish}>
        <Text size="sm" c="dimmed" role="status">
          {m.count(shown.length)}
        </Text>
      </ViewHead>
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
      <Categories value={category} onChange={setCategory} />
      <Picked />
      <BrandScope branding={draft.branding} className={styles.grid}>
        {shown.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            isPicked={draft.templateId === template.id}
            onSee={setSeen}
            onPick={pick}
          />
        ))}
      </BrandScope>
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
                setCategory(m.all);
              }}
            >
              {m.showAll}
            </Button>
          }
        />
      )}
      <TemplatePreview
        template={seen}
        onClose={() => setSeen(null)}
        onPick={(template, isSuggested) => {
          pick(template);
          if (isSuggested) dispatch({ type: 'colorPicked', color: template.suggestedColor });
          setSeen(null);
          goTo(3);
        }}
      />
    </>
  );
}

function Categories({ value, onChange }: { readonly value: string; readonly onChange: (category: string) => void }) {
  const categories = useMemo(() => [m.all, ...new Set(TEMPLATES.map((template) => template.category))], []);
  return (
    <Chip.Group multiple={false} value={value} onChange={onChange}>
      <Group gap={8} mb="lg" role="group" aria-label={m.filter}>
        {categories.map((category) => (
          <Chip key={category} value={category} variant="light" size="sm">
            {category}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}

/** What was picked, and where to go from here: on, or into its sections. */
function Picked() {
  const { draft, dispatch, goTo } = useWizard();
  const announce = useAnnounce();
  const template = draft.templateId === null ? null : findTemplate(draft.templateId);
  if (template === null) return null;
  return (
    <div className={styles.picked}>
      <IconCheck size={20} aria-hidden />
      <span className={styles.pickedName}>{m.applied(template.name)}</span>
      <TakeSuggestedColor template={template} />
      <Button
        size="sm"
        variant="default"
        leftSection={<IconAdjustments size={17} aria-hidden />}
        onClick={() => {
          dispatch({ type: 'methodPicked', method: 'dynamic', sectionId: newId('section') });
          announce(designMessages.method.dynamic.title);
        }}
      >
        {m.customise}
      </Button>
      <Button size="sm" rightSection={<IconArrowLeft size={17} aria-hidden />} onClick={() => goTo(3)}>
        {m.continue}
      </Button>
    </div>
  );
}
