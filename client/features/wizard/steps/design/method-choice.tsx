import { Badge, UnstyledButton } from '@mantine/core';
import { IconClock, IconLayoutGrid, IconStack2 } from '@tabler/icons-react';
import { countSections } from '#core/design/design-measures.js';
import { designMessages, type DesignMethod, useEditor } from '#client/features/editor/index.js';
import { newId } from '#client/lib/new-id.js';
import styles from './method-choice.module.css';

const m = designMessages.method;
const ICONS = { template: IconLayoutGrid, dynamic: IconStack2 } as const;
const METHODS: readonly DesignMethod[] = ['template', 'dynamic'];

export function MethodChoice() {
  const { draft, dispatch, offerUndo } = useEditor();
  const sections = countSections(draft.design);
  const pick = (method: DesignMethod) => {
    dispatch({ type: 'methodPicked', method, sectionId: newId('section') });
    const replaces = method === 'template' && draft.templateId === null && sections > 0;
    if (replaces) offerUndo(m.replaced);
  };
  return (
    <div className={styles.methods} role="group" aria-label={m.legend}>
      {METHODS.map((method) => {
        const Icon = ICONS[method];
        return (
          <UnstyledButton key={method} className={styles.method} onClick={() => pick(method)}>
            <span className={styles.icon} aria-hidden>
              <Icon size={28} stroke={1.6} />
            </span>
            <span className={styles.head}>
              <span className={styles.title}>{m[method].title}</span>
              <Badge variant="light" c="var(--b-accent-text)">
                {m[method].badge}
              </Badge>
            </span>
            <span className={styles.text}>{m[method].text}</span>
            <span className={styles.time}>
              <IconClock size={16} aria-hidden /> {m[method].time}
            </span>
            {method === 'dynamic' && sections > 0 && <span className={styles.keep}>{m.keep(sections)}</span>}
          </UnstyledButton>
        );
      })}
    </div>
  );
}
