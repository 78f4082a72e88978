import { useQuery } from '@apollo/client/react';
import { Button, FileButton, Group, Input, Modal, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { SitePicturesDocument } from '#client/gql/graphql.js';
import { seoMessages } from './site-seo.messages.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { PICTURE_ACCEPT } from '#client/lib/pictures/picture-kind.js';
import { toast } from '#client/ui/toast.js';
import { loadSendAsset } from '#client/features/files/index.js';
import { loadReadPicture } from '#client/features/editor/index.js';
import { pictureChoices } from './picture-choices.js';
import styles from './seo.module.css';

const { image: texts } = seoMessages;

interface PictureChoiceProps {
  readonly orderId: string;
  /** `file:<id>`, empty for none. */
  readonly value: string;
  /** Its address; null while it is on its way, and without a picture. */
  readonly address: string | null;
  readonly onChange: (reference: string) => void;
}

/** The picture of shared links of one page: one of the order's own, or a new one. */
export function PictureChoice({ orderId, value, address, onChange }: PictureChoiceProps) {
  const [opened, setOpened] = useState(false);
  const choose = (reference: string) => {
    onChange(reference);
    setOpened(false);
  };
  return (
    <Input.Wrapper label={texts.label} labelElement="div" description={texts.hint}>
      <Group gap="sm" mt="xs" wrap="nowrap">
        {address === null ? (
          <span className={styles.thumb} aria-hidden />
        ) : (
          <img className={styles.thumb} src={address} alt="" />
        )}
        <div className={styles.grow}>
          <Text size="sm">{value === '' ? texts.none : texts.own}</Text>
          <Group gap={6} mt={4}>
            <Button
              size="compact-md"
              variant="light"
              leftSection={<IconPhoto size={17} aria-hidden />}
              onClick={() => setOpened(true)}
            >
              {value === '' ? texts.choose : texts.change}
            </Button>
            {value !== '' && (
              <Button
                size="compact-md"
                variant="subtle"
                color="red.7"
                leftSection={<IconTrash size={17} aria-hidden />}
                onClick={() => onChange('')}
              >
                {texts.remove}
              </Button>
            )}
          </Group>
        </div>
      </Group>
      <Modal opened={opened} onClose={() => setOpened(false)} size="lg" title={texts.dialog}>
        <Choices orderId={orderId} value={value} onChoose={choose} />
      </Modal>
    </Input.Wrapper>
  );
}

interface ChoicesProps {
  readonly orderId: string;
  readonly value: string;
  readonly onChoose: (reference: string) => void;
}

function Choices({ orderId, value, onChoose }: ChoicesProps) {
  const query = useQuery(SitePicturesDocument, { variables: { orderId }, fetchPolicy: 'no-cache' });
  const { data, error, refetch } = query;
  const pictures = data && pictureChoices(data.files.items);
  return (
    <>
      <UploadButton onUploaded={onChoose} />
      {error && <ErrorNotice error={error} title={texts.failed} compact onRetry={() => void refetch()} />}
      {!pictures && !error && <Skeleton h={160} />}
      {pictures?.length === 0 && (
        <Text c="dimmed" size="sm">
          {texts.empty}
        </Text>
      )}
      {pictures && pictures.length > 0 && (
        <ul className={styles.choices} aria-label={texts.list}>
          {pictures.map(({ reference, name, address }) => (
            <li key={reference}>
              <UnstyledButton
                className={styles.choice}
                aria-label={texts.use(name)}
                aria-pressed={reference === value}
                onClick={() => onChoose(reference)}
              >
                <img src={address} alt="" loading="lazy" />
                <Text size="xs" truncate>
                  <bdi>{name}</bdi>
                </Text>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A picture of this device, made smaller by the browser and kept among the customer's own. */
function UploadButton({ onUploaded }: { readonly onUploaded: (reference: string) => void }) {
  const [isSending, setSending] = useState(false);
  const send = async (file: File) => {
    setSending(true);
    try {
      const [readPicture, sendAsset] = await Promise.all([loadReadPicture(), loadSendAsset()]);
      const result = await readPicture(file, 'asset');
      if (result.kind === 'refused') toast.failure(texts.faults[result.fault]);
      else onUploaded(await sendAsset(result.dataUrl));
    } catch (error) {
      toast.error(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <FileButton accept={PICTURE_ACCEPT} onChange={(file) => file && void send(file)}>
      {(props) => (
        <Button
          {...props}
          mb="md"
          variant="default"
          loading={isSending}
          leftSection={<IconUpload size={18} aria-hidden />}
        >
          {texts.upload}
        </Button>
      )}
    </FileButton>
  );
}
