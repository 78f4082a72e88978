import { useMutation } from '@apollo/client/react';
import { Button, Fieldset, Modal, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useState } from 'react';
import { UpdateProfileDocument, type ProfileFragment } from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { profileMessages } from './profile.messages.js';
import { useSession } from '#client/lib/session/use-session.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { toast } from '#client/ui/toast.js';
import { AvatarField, useAvatarChoice } from './avatar-field.js';
import { saveAvatar } from './avatar.js';
import { profileSchema, type ProfileValues } from './profile.rules.js';

const { fields } = profileMessages;
/** The identity beside the buyer's name on a formal invoice. */
const CODES = ['nationalId', 'economicCode', 'registrationNumber', 'postalCode'] as const;
const PLACES = ['province', 'county', 'city'] as const;

interface ProfileDialogProps {
  readonly user: ProfileFragment;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function ProfileDialog({ user, opened, onClose }: ProfileDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={profileMessages.edit}>
      <ProfileForm user={user} onDone={onClose} />
    </Modal>
  );
}

function valuesOf(user: ProfileFragment): ProfileValues {
  return {
    fullName: user.fullName ?? '',
    phone: user.phone ?? '',
    address: user.address ?? '',
    company: user.company ?? '',
    nationalId: user.nationalId ?? '',
    economicCode: user.economicCode ?? '',
    postalCode: user.postalCode ?? '',
    registrationNumber: user.registrationNumber ?? '',
    province: user.province ?? '',
    county: user.county ?? '',
    city: user.city ?? '',
    bio: user.bio ?? '',
  };
}

function ProfileForm({ user, onDone }: { readonly user: ProfileFragment; readonly onDone: () => void }) {
  const [updateProfile] = useMutation(UpdateProfileDocument);
  const session = useSession();
  const avatar = useAvatarChoice();
  const [saving, setSaving] = useState(false);
  const form = useForm({
    initialValues: valuesOf(user),
    validate: schemaResolver(profileSchema, { sync: true }),
    validateInputOnChange: true,
  });
  const save = async (values: ProfileValues) => {
    setSaving(true);
    try {
      await saveAvatar(avatar.choice);
      const { data } = await updateProfile({ variables: { input: profileSchema.parse(values) } });
      if (data && session.user) {
        const { fullName, avatarUrl } = data.updateProfile;
        session.setUser({ ...session.user, fullName, avatarUrl });
      }
      toast.success(profileMessages.saved);
      onDone();
    } catch (error) {
      form.setErrors(fieldErrors(toUiError(error)));
      toast.error(error, profileMessages.saveFailed);
    } finally {
      setSaving(false);
    }
  };
  return (
    <form noValidate onSubmit={form.onSubmit((values) => void save(values))}>
      <Stack gap="md">
        <AvatarField name={user.fullName ?? user.email} current={user.avatarUrl} {...avatar} />
        <TextInput
          {...form.getInputProps('fullName')}
          label={fields.fullName}
          autoComplete="name"
          required
          data-autofocus
        />
        <TextInput
          label={fields.email}
          description={profileMessages.emailFixed}
          value={user.email}
          readOnly
          dir="ltr"
        />
        <TextInput
          {...form.getInputProps('phone')}
          label={fields.phone}
          description={profileMessages.phoneHint}
          type="tel"
          autoComplete="tel"
          dir="ltr"
        />
        <TextInput {...form.getInputProps('company')} label={fields.company} autoComplete="organization" />
        <FormalFields inputProps={(name) => form.getInputProps(name)} />
        <Textarea {...form.getInputProps('address')} label={fields.address} rows={2} />
        <Textarea {...form.getInputProps('bio')} label={fields.bio} rows={2} />
        <DialogFoot onCancel={onDone}>
          <Button type="submit" loading={saving}>
            {profileMessages.save}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}

interface FormalFieldsProps {
  readonly inputProps: (name: (typeof CODES)[number] | (typeof PLACES)[number]) => object;
}

function FormalFields({ inputProps }: FormalFieldsProps) {
  return (
    <Fieldset legend={profileMessages.formal.title}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {profileMessages.formal.hint}
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          {CODES.map((name) => (
            <TextInput
              key={name}
              {...inputProps(name)}
              label={fields[name]}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
            />
          ))}
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          {PLACES.map((name) => (
            <TextInput key={name} {...inputProps(name)} label={fields[name]} autoComplete="off" />
          ))}
        </SimpleGrid>
      </Stack>
    </Fieldset>
  );
}
