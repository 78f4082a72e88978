import { Button, UnstyledButton } from '@mantine/core';
import { IconCheck, IconEye } from '@tabler/icons-react';
import { memo } from 'react';
import { CANVAS } from '../../../../../core/limits.js';
import { designOfTemplate, type Template } from '../../../../../sitekit/templates.js';
import { designMessages } from '../../../../lib/messages/wizard-design.messages.js';
import { OnSight } from '../../preview/on-sight.js';
import { Scaled } from '../../preview/scaled.js';
import { SitePage } from '../../preview/site-view.js';
import thumb from '../../preview/thumb.module.css';
import styles from './template-view.module.css';

const m = designMessages.templates;

interface TemplateCardProps {
  readonly template: Template;
  readonly isPicked: boolean;
  readonly onSee: (template: Template) => void;
  readonly onPick: (template: Template) => void;
}

export const TemplateCard = memo(function TemplateCard({ template, isPicked, onSee, onPick }: TemplateCardProps) {
  return (
    <article className={styles.card} data-picked={isPicked || undefined}>
      <div className={styles.thumb}>
        <OnSight className={thumb.page}>
          <Scaled width={CANVAS.previewWidth} ratio={0.95} grow>
            <TemplatePage template={template} />
          </Scaled>
        </OnSight>
        <UnstyledButton className={styles.cover} aria-label={m.see(template.name)} onClick={() => onSee(template)}>
          <IconEye size={18} className={styles.see} aria-hidden />
        </UnstyledButton>
      </div>
      <div className={styles.info}>
        <h3 className={styles.name}>{template.name}</h3>
        <p className={styles.text}>{template.description}</p>
        <Button
          size="sm"
          variant={isPicked ? 'filled' : 'light'}
          aria-pressed={isPicked}
          leftSection={isPicked ? <IconCheck size={17} aria-hidden /> : undefined}
          onClick={() => onPick(template)}
        >
          {isPicked ? m.picked : m.pick}
        </Button>
      </div>
    </article>
  );
});

/** The template as a page, in the brand that stands around it. */
const TemplatePage = memo(function TemplatePage({ template }: { readonly template: Template }) {
  const page = designOfTemplate(template, designMessages.mainPage).pages[0];
  return page ? <SitePage page={page} trade={template.trade} idPrefix={`template-${template.id}-`} /> : null;
});
