import { Button, UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconEye } from '@tabler/icons-react';
import { memo, Suspense } from 'react';
import type { DesignFacts } from '#core/design/design-facts.js';
import { CANVAS } from '#core/limits/limits.js';
import type { Template } from '#sitekit/templates/templates.js';
import { designMessages } from '../messages/design.messages.js';
import { OnSight } from '#client/ui/preview/on-sight.js';
import { Scaled } from '#client/ui/preview/scaled.js';
import { SitePage } from '#client/ui/preview/site-view.js';
import thumb from '#client/ui/preview/thumb.module.css';
import { ColorDot } from './template-style.js';
import styles from './template-view.module.css';
import { useTemplatePage } from '../preview/use-template-page.js';

const m = designMessages.templates;

/** Parts that fill the card's picture: the rest of the page would be cut off. */
const TOP = 4;

interface TemplateCardProps {
  readonly template: Template;
  /** Shown in the picture, where the owner has said something already. */
  readonly facts: DesignFacts | undefined;
  readonly isPicked: boolean;
  /** Absent where there is no larger view to open. */
  readonly onSee?: ((template: Template) => void) | undefined;
  readonly onPick: (template: Template) => void;
  /** On with the picked one; absent where picking is the last step. */
  readonly onContinue?: (() => void) | undefined;
}

export const TemplateCard = memo(function TemplateCard(props: TemplateCardProps) {
  const { template, facts, isPicked, onSee, onPick, onContinue } = props;
  return (
    <article className={styles.card} data-picked={isPicked || undefined}>
      <div className={styles.thumb}>
        <OnSight className={thumb.page}>
          <Scaled width={CANVAS.previewWidth} ratio={0.95} grow>
            <Suspense fallback={<div className={styles.waiting} style={{ background: template.style.primaryColor }} />}>
              <TemplatePage template={template} facts={facts} />
            </Suspense>
          </Scaled>
        </OnSight>
        {onSee && (
          <UnstyledButton className={styles.cover} aria-label={m.see(template.name)} onClick={() => onSee(template)}>
            <IconEye size={18} className={styles.see} aria-hidden />
          </UnstyledButton>
        )}
      </div>
      <div className={styles.info}>
        <h3 className={styles.name}>{template.name}</h3>
        <p className={styles.text}>{template.description}</p>
        <p className={styles.trade}>
          <ColorDot style={template.style} />
          {template.category}
        </p>
        <Button
          size="sm"
          variant={isPicked ? 'filled' : 'light'}
          aria-pressed={isPicked}
          leftSection={isPicked ? <IconCheck size={17} aria-hidden /> : undefined}
          onClick={() => onPick(template)}
        >
          {isPicked ? m.picked : m.pick}
        </Button>
        {isPicked && onContinue && (
          <Button
            size="sm"
            mt={4}
            variant="default"
            rightSection={<IconArrowLeft size={17} aria-hidden />}
            onClick={onContinue}
          >
            {m.continue}
          </Button>
        )}
      </div>
    </article>
  );
});

/** The template as a page in its own words and look, in the owner's name. */
const TemplatePage = memo(function TemplatePage({ template, facts }: Pick<TemplateCardProps, 'template' | 'facts'>) {
  const page = useTemplatePage(template);
  return page ? (
    <SitePage
      page={page}
      facts={facts}
      trade={template.trade}
      brand={template.style}
      top={TOP}
      idPrefix={`template-${template.id}-`}
    />
  ) : null;
});
