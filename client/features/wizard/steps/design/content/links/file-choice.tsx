import { Button, FileButton, Select, Stack, Text } from '@mantine/core';
import { IconLogin2, IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { fileLink } from '#core/sections/link-target.js';
import { ACCEPT, formatSize } from '#client/lib/file-rules.js';
import { useSession } from '#client/lib/session/use-session.js';
import { linkMessages as m } from '../../../../messages/wizard-links.messages.js';
import { useWizard } from '../../../../wizard-context.js';
import { SendingPicture } from '../pictures/sending-picture.js';
import { useOwnFiles } from './use-own-files.js';

interface FileChoiceProps {
  /** As it is stored; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of the account's files, or a new one. A guest has none: files are kept in accounts. */
export function FileChoice(props: FileChoiceProps) {
  const { status } = useSession();
  return status === 'signed-in' ? <OwnFileChoice {...props} /> : <SignInFirst />;
}

/** The design is written before one leaves, and is there again after the sign-in. */
function SignInFirst() {
  const { autosave } = useWizard();
  return (
    <Stack gap="xs" align="start">
      <Text size="sm" c="dimmed">
        {m.fileGuest}
      </Text>
      <Button
        component={Link}
        to="/auth?redirect=wizard"
        variant="default"
        leftSection={<IconLogin2 size={17} aria-hidden />}
        onClick={autosave.saveNow}
      >
        {m.fileSignIn}
      </Button>
    </Stack>
  );
}

function OwnFileChoice({ value, onChange }: FileChoiceProps) {
  const { files, progress, add, cancel } = useOwnFiles();
  const choices = (files ?? []).map(({ id, fileName, sizeBytes }) => ({
    value: fileLink(id),
    label: m.file(fileName, formatSize(sizeBytes)),
  }));
  const isGone = files !== null && value !== '' && !choices.some((each) => each.value === value);
  const send = async (file: File | null) => {
    const kept = file && (await add(file));
    if (kept) onChange(fileLink(kept.id));
  };
  return (
    <Stack gap="xs">
      <Select
        aria-label={m.whichFile}
        placeholder={m.choose}
        nothingFoundMessage={m.noFiles}
        searchable
        allowDeselect={false}
        disabled={files === null}
        value={value || null}
        error={isGone && m.gone}
        data={choices}
        onChange={(next) => next && onChange(next)}
      />
      {progress === null ? (
        <FileButton accept={ACCEPT.uploads} onChange={(file) => void send(file)}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload size={17} aria-hidden />}>
              {m.upload}
            </Button>
          )}
        </FileButton>
      ) : (
        <SendingPicture share={progress} onCancel={cancel} />
      )}
      <Text size="xs" c="dimmed">
        {m.fileHint}
      </Text>
    </Stack>
  );
}
