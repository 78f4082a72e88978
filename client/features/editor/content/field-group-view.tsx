import { Skeleton, Stack, Text } from '@mantine/core';
import { Fragment, lazy, Suspense } from 'react';
import type { DesignSection } from '#core/design/design.js';
import { UI_WORDS } from '#sitekit/copy/slots.messages.js';
import type { FieldGroup } from '#sitekit/texts/field-groups.js';
import { designMessages } from '../messages/design.messages.js';
import styles from './content-panel.module.css';
import { ItemList } from './items/item-list.js';
import { LinkField } from './link-field.js';
import { PictureField } from './pictures/picture-field.js';
import { VideoField } from './pictures/video-field.js';
import { TextField } from './text-field.js';

const FormFieldsPanel = lazy(() =>
  import('./form/form-fields-panel.js').then((panel) => ({ default: panel.FormFieldsPanel })),
);
const TableFields = lazy(() => import('./table/table-fields.js').then((fields) => ({ default: fields.TableFields })));

const m = designMessages.content;

interface FieldGroupProps {
  readonly section: DesignSection;
  readonly group: FieldGroup;
  /** The text of each slot where nothing was written. */
  readonly samples: Readonly<Record<string, string>>;
  /** The slots that show a sample that is not published. */
  readonly held: ReadonlySet<string>;
  /** Nothing of the part is published. */
  readonly isHidden: boolean;
}

/** The fields of one part: a part of a full page under its name. */
export function FieldGroupView({ section, group, samples, held, isHidden }: FieldGroupProps) {
  const fields = (
    <>
      {isHidden && (
        <Text size="sm" className={styles.hidden}>
          {UI_WORDS.sampleSection}
        </Text>
      )}
      {group.texts.length > 0 && (
        <Stack gap="sm" role="group" aria-label={m.texts}>
          {group.texts.map((slot) => (
            <TextField
              key={slot.name}
              sectionId={section.id}
              slot={slot}
              own={section.customData.texts?.[slot.name]}
              sample={samples[slot.name] ?? ''}
              isHeld={held.has(slot.name)}
            />
          ))}
        </Stack>
      )}
      {group.lists.map((list) => (
        <ItemList key={list.key} section={section} list={list} samples={samples} held={held} />
      ))}
      {group.table && (
        <Suspense fallback={<Skeleton h={240} />}>
          <TableFields section={section} table={group.table} samples={samples} />
        </Suspense>
      )}
      {group.form && (
        <Suspense fallback={<Skeleton h={240} />}>
          <FormFieldsPanel section={section} group={group} layout={group.form} samples={samples} />
        </Suspense>
      )}
      {group.images.length > 0 && (
        <Stack gap="xs" role="group" aria-label={m.pictures}>
          <h3 className={styles.head}>{m.pictures}</h3>
          {group.images.map((slot) => (
            <Fragment key={slot.name}>
              <PictureField section={section} slot={slot} />
              {slot.video && <VideoField section={section} slot={slot} />}
            </Fragment>
          ))}
        </Stack>
      )}
      {group.links.length > 0 && (
        <Stack gap="sm" role="group" aria-label={m.links}>
          <h3 className={styles.head}>{m.links}</h3>
          {group.links.map((slot) => (
            <LinkField key={slot.name} section={section} slot={slot} />
          ))}
        </Stack>
      )}
    </>
  );
  if (group.name === null) return fields;
  return (
    <Stack gap="md" component="section" className={styles.part} aria-label={group.name}>
      <h3 className={styles.partName}>{group.name}</h3>
      {fields}
    </Stack>
  );
}
