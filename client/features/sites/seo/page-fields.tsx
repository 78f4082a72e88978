import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { SEO } from '#core/limits/limits.js';
import { seoMessages as texts } from './site-seo.messages.js';
import type { PageFacts } from './page-facts.js';
import { lengthOf, type PageFaults, type PageSeoValues, type SeoClash } from './seo.rules.js';

interface PageFieldsProps {
  readonly values: PageSeoValues;
  readonly faults: PageFaults;
  readonly clashes: readonly SeoClash[];
  readonly pageName: string;
  readonly isFirst: boolean;
  readonly facts: PageFacts | null;
  readonly onChange: (changes: Partial<PageSeoValues>) => void;
  /** The field of the picture, last. */
  readonly children: ReactNode;
}

type Changed = { readonly currentTarget: { readonly value: string } };

/** The fields of one page. Nothing typed is cut off: what is too long is said at its field. */
export function PageFields({ values, faults, pageName, isFirst, facts, onChange, ...props }: PageFieldsProps) {
  const clashOf = (field: SeoClash['field']): string | null => {
    const clash = props.clashes.find((each) => each.field === field);
    return clash ? texts.conflict.clash(pageName, texts[field === 'image' ? 'page' : field], clash.theirs) : null;
  };
  const length = (field: 'title' | 'description' | 'slug') => lengthOf(values[field]);
  return (
    <Stack gap="md">
      <TextInput
        label={texts.title}
        value={values.title}
        placeholder={facts?.title ?? ''}
        error={faults.title}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={
          <Hints
            count={[length('title'), SEO.title]}
            more={[length('title') > SEO.shownTitle && texts.cutTitle, clashOf('title')]}
          />
        }
        onChange={({ currentTarget }: Changed) => onChange({ title: currentTarget.value })}
      />
      <Textarea
        label={texts.description}
        value={values.description}
        placeholder={facts?.description ?? ''}
        rows={4}
        error={faults.description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={
          <Hints
            count={[length('description'), SEO.description]}
            more={[length('description') > SEO.shownDescription && texts.cutDescription, clashOf('description')]}
          />
        }
        onChange={({ currentTarget }: Changed) => onChange({ description: currentTarget.value })}
      />
      {isFirst ? (
        <Text size="sm" c="dimmed">
          {texts.slugFirst}
        </Text>
      ) : (
        <TextInput
          label={texts.slug}
          value={values.slug}
          dir="auto"
          autoCapitalize="none"
          spellCheck={false}
          error={faults.slug}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={
            <Hints
              count={[length('slug'), SEO.slug]}
              more={[values.slug.trim() === '' && texts.slugAuto, clashOf('slug')]}
            />
          }
          onChange={({ currentTarget }: Changed) => onChange({ slug: currentTarget.value })}
        />
      )}
      {props.children}
    </Stack>
  );
}

interface HintsProps {
  readonly count: readonly [length: number, most: number];
  readonly more: readonly (string | false | null)[];
}

function Hints({ count: [length, most], more }: HintsProps) {
  return (
    <>
      {texts.count(length, most)}
      {more.map((hint, index) => hint && <span key={index}> · {hint}</span>)}
    </>
  );
}
