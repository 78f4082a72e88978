import { Button, Menu, Text } from '@mantine/core';
import { IconForms, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { DesignSection } from '#core/design/design.js';
import { ownFields } from '#core/sections/form-fields.js';
import type { FormField } from '#core/sites/site-forms.js';
import { SITE_MESSAGE } from '#core/sites/site-messages.js';
import { layoutFields } from '#sitekit/site-forms.js';
import type { FieldGroup } from '#sitekit/texts/field-groups.js';
import type { Layout } from '#sitekit/section.types.js';
import { formFieldMessages as m } from '../../messages/form-fields.messages.js';
import { SortableList } from '../../sortable/sortable-list.js';
import styles from '../../sortable/rows.module.css';
import { FormFieldRow } from './form-field-row.js';
import { STARTING_POINTS, type StartingPoint } from './starting-points.js';
import { useFormEdits } from './use-form-edits.js';

interface FormFieldsPanelProps {
  readonly section: DesignSection;
  readonly group: FieldGroup;
  /** The layout of the form. */
  readonly layout: Layout;
  /** The text of each slot where nothing was written. */
  readonly samples: Readonly<Record<string, string>>;
}

/** The fields that the layout brings, with the texts that the owner has written. */
function fieldsOfLayout({ section, group, layout, samples }: FormFieldsPanelProps): readonly FormField[] {
  const texts = { ...samples, ...section.customData.texts };
  const own = Object.entries(texts).filter(([name]) => name.startsWith(group.key));
  return layoutFields({
    layout,
    texts: Object.fromEntries(own.map(([name, text]) => [name.slice(group.key.length), text])),
  });
}

/** The fields of a form: add, remove, sort by drag, by keyboard and by buttons, and start from ready ones. */
export function FormFieldsPanel(props: FormFieldsPanelProps) {
  const { section, group } = props;
  const [added, setAdded] = useState<string | null>(null);
  const own = ownFields(section.customData.forms, group.key);
  const fields = own ?? fieldsOfLayout(props);
  const part = group.key.replace(/\.$/, '');
  const edits = useFormEdits({ section, part, fields, isOwn: own !== null });
  const rows = fields.map((field, index) => ({
    field,
    id: field.name,
    name: field.label.trim() || m.unnamed(index + 1),
  }));
  const isFull = rows.length >= SITE_MESSAGE.fields;
  return (
    <section className={styles.block} aria-label={m.title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{m.title}</h3>
        <span className={styles.count}>{m.count(rows.length, SITE_MESSAGE.fields)}</span>
      </div>
      <SortableList
        rows={rows}
        onMove={(id, to) =>
          edits.move(
            rows.findIndex((row) => row.id === id),
            to,
          )
        }
      >
        <ol className={styles.list}>
          {rows.map(({ field, id, name }, index) => (
            <FormFieldRow
              key={id}
              field={field}
              name={name}
              index={index}
              count={rows.length}
              edits={edits}
              isNew={id === added}
            />
          ))}
        </ol>
      </SortableList>
      <Button
        fullWidth
        variant="light"
        disabled={isFull}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setAdded(edits.add())}
      >
        {m.add}
      </Button>
      {isFull && (
        <Text size="xs" c="dimmed">
          {m.full(SITE_MESSAGE.fields)}
        </Text>
      )}
      <StartMenu onStart={edits.start} />
    </section>
  );
}

function StartMenu({ onStart }: { readonly onStart: (point: StartingPoint) => void }) {
  const points = Object.keys(STARTING_POINTS) as StartingPoint[];
  return (
    <Menu position="bottom" width="target" withinPortal returnFocus>
      <Menu.Target>
        <Button fullWidth variant="subtle" leftSection={<IconForms size={18} aria-hidden />}>
          {m.start}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {points.map((point) => (
          <Menu.Item key={point} onClick={() => onStart(point)}>
            {m.points[point]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
