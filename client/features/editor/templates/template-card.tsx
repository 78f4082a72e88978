import { Button, UnstyledButton } from '@mantine/core';
import { IconCheck, IconEye } from '@tabler/icons-react';
import { memo, Suspense, useMemo } from 'react';
import type { DesignFacts } from '#core/design/design-facts.js';
import type { Branding } from '#core/design/design.js';
import { CANVAS } from '#core/limits/limits.js';
import type { Template } from '#sitekit/templates/templates.js';
import { designMessages } from '../messages/design.messages.js';
import { OnSight } from '#client/ui/preview/on-sight.js';
import { Scaled } from '#client/ui/preview/scaled.js';
import { SitePage } from '#client/ui/preview/site-view.js';
import { applyStyle } from '../edits/branding-edits.js';
import styles from './template-view.module.css';
import { useTemplatePage } from '../preview/use-template-page.js';

const m = designMessages.templates;

/** Width of the drawn page in px, its height for one of width, and the parts from the top that fill that. */
const DESKTOP = { width: CANVAS.previewWidth, ratio: 0.95, top: 4 };
const PHONE = { width: 390, ratio: 1.9, top: 3 };

interface TemplateCardProps {
  readonly template: Template;
  /** Shown in the picture, where the owner has said something already. */
  readonly facts: DesignFacts | undefined;
  readonly branding: Branding;
  /** Picking it would bring its own colour, fonts and look. */
  readonly isStyled: boolean;
  /** Drawn as a phone shows it. */
  readonly isPhone: boolean;
  readonly isPicked: boolean;
  readonly onSee: (template: Template) => void;
  readonly onPick: (template: Template) => void;
  /** On with the picked one; absent where picking is the last step. */
  readonly onContinue?: (() => void) | undefined;
}

/** The site as picking a template would make it, with the one button that does it; the rest is in the preview. */
export const TemplateCard = memo(function TemplateCard(props: TemplateCardProps) {
  const { template, isPhone, isPicked, onSee, onPick, onContinue } = props;
  const { name } = template;
  const goesOn = isPicked && onContinue !== undefined;
  return (
    <article className={styles.card} data-picked={isPicked || undefined}>
      <div className={styles.thumb}>
        <OnSight className={isPhone ? styles.phone : styles.desktop}>
          <TemplatePicture {...props} />
        </OnSight>
        <UnstyledButton className={styles.cover} aria-label={m.see(name)} onClick={() => onSee(template)}>
          <IconEye size={18} className={styles.see} aria-hidden />
        </UnstyledButton>
      </div>
      <div className={styles.info}>
        <h3 className={styles.name}>{name}</h3>
        {goesOn && (
          <span className={styles.mark}>
            <IconCheck size={16} aria-hidden />
            {m.picked}
          </span>
        )}
        <Button
          size="sm"
          variant={isPicked ? 'filled' : 'light'}
          aria-pressed={goesOn ? undefined : isPicked}
          aria-label={goesOn ? undefined : m.pickNamed(isPicked ? m.picked : m.pick, name)}
          leftSection={isPicked && !goesOn ? <IconCheck size={17} aria-hidden /> : undefined}
          // The second click of a double one would go on with what the first one picked.
          onClick={({ detail }) => detail < 2 && (goesOn ? onContinue() : onPick(template))}
        >
          {goesOn ? m.goOn : isPicked ? m.picked : m.pick}
        </Button>
      </div>
    </article>
  );
});

type PictureProps = Pick<TemplateCardProps, 'template' | 'facts' | 'branding' | 'isStyled' | 'isPhone'>;

function TemplatePicture({ isPhone, ...props }: PictureProps) {
  const { width, ratio, top } = isPhone ? PHONE : DESKTOP;
  return (
    <Scaled width={width} ratio={ratio} grow>
      <Suspense fallback={<div className={styles.waiting} style={{ background: props.branding.primaryColor }} />}>
        <TemplatePage {...props} top={top} />
      </Suspense>
    </Scaled>
  );
}

type PageProps = Omit<PictureProps, 'isPhone'> & { readonly top: number };

/** The template as a page in its own words, with the owner's name and the colour that the site would have. */
const TemplatePage = memo(function TemplatePage({ template, facts, branding, isStyled, top }: PageProps) {
  const page = useTemplatePage(template);
  const { style } = template;
  const brand = useMemo(() => (isStyled ? applyStyle(branding, style) : branding), [branding, isStyled, style]);
  return page ? (
    <SitePage
      page={page}
      facts={facts}
      trade={template.trade}
      brand={brand}
      top={top}
      idPrefix={`template-${template.id}-`}
    />
  ) : null;
});
