import { useMutation } from '@apollo/client/react';
import { Button, Card, Group, Text, TextInput, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { hasArabicLetters, MAX_TYPED_DOMAIN } from '#core/sites/domain-name.js';
import { persianLetters } from '#core/text/digits.js';
import { AddSiteDomainDocument } from '#client/gql/graphql.js';
import { toUiError } from '#client/lib/errors.js';
import { siteDomainsMessages } from '#client/lib/messages/sites/site-domains.messages.js';
import { toast } from '#client/ui/toast.js';

const { add: texts } = siteDomainsMessages;

export interface DomainsProps {
  readonly siteId: string;
  readonly onChanged: () => void;
}

/** A domain that the customer has bought elsewhere. The server reads what was typed and explains what it refuses. */
export function AddDomainForm({ siteId, onChanged }: DomainsProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [add, { loading }] = useMutation(AddSiteDomainDocument);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    try {
      await add({ variables: { siteId, name: typed } });
      setTyped('');
      toast.success(texts.done);
      onChanged();
    } catch (error) {
      setFault(toUiError(error).message);
    }
  };
  return (
    <Card component="section" aria-labelledby="add-domain">
      <Title order={2} fz={18} mb={4} id="add-domain">
        {texts.title}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {texts.lead}
      </Text>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Group align="flex-start" gap="sm">
          <TextInput
            aria-label={texts.label}
            placeholder={texts.placeholder}
            data-ltr
            dir="ltr"
            inputMode="url"
            maxLength={MAX_TYPED_DOMAIN}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            flex="1 1 220px"
            maw={420}
            value={typed}
            error={fault}
            description={
              hasArabicLetters(typed) ? texts.arabic(persianLetters(typed.normalize('NFKC').trim())) : undefined
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setFault(null);
            }}
          />
          <Button
            type="submit"
            leftSection={<IconPlus size={18} aria-hidden />}
            loading={loading}
            disabled={typed.trim() === ''}
          >
            {texts.action}
          </Button>
        </Group>
      </form>
    </Card>
  );
}
