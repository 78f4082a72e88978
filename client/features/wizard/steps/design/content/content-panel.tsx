import { Button, FileButton, Group, Select, Skeleton, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconPhoto, IconTrash } from '@tabler/icons-react';
import { use, useState } from 'react';
import type { DesignSection } from '../../../../../../core/design.js';
import { imageAddress } from '../../../../../../sitekit/image-address.js';
import { linkAddress } from '../../../../../../sitekit/link-address.js';
import type { ImageSlot, LinkSlot, TextSlot } from '../../../../../../sitekit/section.types.js';
import { designMessages } from '../../../messages/wizard-design.messages.js';
import { SiteFiles } from '../../../../../ui/preview/site-files.js';
import { useHeldText } from '../../../state/use-held-text.js';
import { useWizard } from '../../../wizard-context.js';
import styles from './content-panel.module.css';
import { useEditContent, usePlacePicture, useSectionContent } from './use-content.js';

const m = designMessages.content;

/** Every text, picture and link of a section as fields: the way of the keyboard, of screen readers and of phones. */
export function ContentPanel({ section }: { readonly section: DesignSection }) {
  const content = useSectionContent(section);
  if (content === null) return <Skeleton h={400} />;
  return (
    <Stack gap="lg">
      <Stack gap="sm" role="group" aria-label={m.texts}>
        <Text size="sm" c="dimmed">
          {m.hint}
        </Text>
        {content.texts.map((slot) => (
          <TextField key={slot.name} section={section} slot={slot} sample={content.samples[slot.name] ?? ''} />
        ))}
      </Stack>
      {content.images.length > 0 && (
        <Stack gap="xs" role="group" aria-label={m.pictures}>
          <h3 className={styles.head}>{m.pictures}</h3>
          {content.images.map((slot) => (
            <PictureField key={slot.name} section={section} slot={slot} />
          ))}
        </Stack>
      )}
      {content.links.length > 0 && (
        <Stack gap="sm" role="group" aria-label={m.links}>
          <h3 className={styles.head}>{m.links}</h3>
          {content.links.map((slot) => (
            <LinkField key={slot.name} section={section} slot={slot} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

interface TextFieldProps {
  readonly section: DesignSection;
  readonly slot: TextSlot;
  readonly sample: string;
}

function TextField({ section, slot, sample }: TextFieldProps) {
  const edit = useEditContent();
  const own = section.customData.texts?.[slot.name];
  const field = {
    label: slot.label,
    value: own ?? sample,
    maxLength: slot.maxLength,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      edit(section.id, 'texts', slot.name, currentTarget.value),
  };
  return (
    <div>
      {slot.multiline ? <Textarea {...field} rows={2} /> : <TextInput {...field} />}
      {own !== undefined && own !== sample && (
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          mt={2}
          leftSection={<IconArrowBackUp size={14} aria-hidden />}
          onClick={() => edit(section.id, 'texts', slot.name, null)}
        >
          {m.sample}
        </Button>
      )}
    </div>
  );
}

function PictureField({ section, slot }: { readonly section: DesignSection; readonly slot: ImageSlot }) {
  const edit = useEditContent();
  const place = usePlacePicture();
  const own = section.customData.images?.[slot.name];
  const shown = imageAddress(own, use(SiteFiles));
  return (
    <Group gap="sm" wrap="nowrap">
      {shown ? <img className={styles.thumb} src={shown} alt="" /> : <span className={styles.thumb} aria-hidden />}
      <div className={styles.grow}>
        <Text size="sm" fw={600}>
          {slot.label}
        </Text>
        <Text size="xs" c="dimmed">
          {own ? m.own : m.drawing}
        </Text>
      </div>
      <FileButton
        accept="image/png,image/jpeg,image/webp"
        onChange={(file) => file && void place(section.id, slot.name, file)}
      >
        {(props) => (
          <Button {...props} size="compact-md" variant="light" aria-label={m.choose(slot.label)}>
            <IconPhoto size={17} aria-hidden />
          </Button>
        )}
      </FileButton>
      {own && (
        <Button
          size="compact-md"
          variant="subtle"
          color="red"
          aria-label={m.removePicture(slot.label)}
          onClick={() => edit(section.id, 'images', slot.name, null)}
        >
          <IconTrash size={17} aria-hidden />
        </Button>
      )}
    </Group>
  );
}

/** Where a call leads: as the site would have it, to one of the pages, or to an address. */
function LinkField({ section, slot }: { readonly section: DesignSection; readonly slot: LinkSlot }) {
  const { draft } = useWizard();
  const edit = useEditContent();
  const { pages } = draft.design;
  const own = section.customData.links?.[slot.name] ?? '';
  const isPage = own.startsWith('page:');
  const { text: heldText, hold } = useHeldText(`link ${section.id} ${slot.name}`);
  const [typed, setTyped] = useState(heldText || (isPage ? '' : own));
  const [isOther, setOther] = useState(heldText !== '' || (own !== '' && !isPage));
  const isFaulty = typed !== '' && linkAddress(typed, []) === null;
  const choose = (value: string) => {
    setOther(value === 'other');
    if (value === 'other') return;
    hold('');
    edit(section.id, 'links', slot.name, value === '' ? null : value);
  };
  return (
    <div>
      <Select
        label={m.linkOf(slot.label)}
        allowDeselect={false}
        value={isOther ? 'other' : own}
        data={[
          { value: '', label: m.linkUsual },
          ...pages.map((page) => ({ value: `page:${page.id}`, label: page.name })),
          { value: 'other', label: m.linkOther },
        ]}
        onChange={(value) => choose(value ?? '')}
      />
      {isOther && (
        <TextInput
          mt={6}
          dir="ltr"
          aria-label={m.linkOf(slot.label)}
          placeholder={m.linkHint}
          value={typed}
          maxLength={500}
          error={isFaulty && m.linkFault}
          onChange={({ currentTarget: { value } }) => {
            const next = value.trim();
            const isAddress = linkAddress(next, []) !== null;
            setTyped(next);
            hold(isAddress ? '' : next);
            if (isAddress) edit(section.id, 'links', slot.name, next);
          }}
        />
      )}
    </div>
  );
}
