import { useMutation } from '@apollo/client/react';
import { Anchor, Button, Stack, TextInput, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { CompleteSignInDocument, type CompleteSignInMutation } from '#client/gql/graphql.js';
import { fieldErrors, toUiError } from '#client/lib/errors.js';
import { security } from '#client/lib/messages/identity/security.messages.js';
import { useLiveForm } from '#client/lib/live/use-live-form.js';
import { usePageTitle } from '#client/ui/frame/use-page-title.js';
import { AuthCard } from '../forms/auth-card.js';
import { CODE_INPUT, RECOVERY_INPUT } from '../forms/code-input.js';
import { FormFault } from '../forms/form-fault.js';
import { anyCodeSchema, appCodeSchema } from './second-step.js';

const text = security.secondStep;
const SCHEMAS = { app: z.object({ code: appCodeSchema }), recovery: z.object({ code: anyCodeSchema }) } as const;

interface SecondStepCardProps {
  readonly challenge: string;
  readonly onSignedIn: (payload: CompleteSignInMutation['completeSignIn']) => void;
  /** Back to the first step. */
  readonly onRestart: () => void;
}

/** Requires the code of the second step, for every first step. */
export function SecondStepCard(props: SecondStepCardProps) {
  usePageTitle(text.title);
  const [kind, setKind] = useState<CodeKind>('app');
  return (
    <AuthCard title={text.title} text={kind === 'app' ? text.text : text.recoveryText}>
      <SecondStep {...props} kind={kind} onKind={setKind} />
    </AuthCard>
  );
}

export type CodeKind = keyof typeof SCHEMAS;

interface SecondStepProps extends SecondStepCardProps {
  readonly kind: CodeKind;
  readonly onKind: (kind: CodeKind) => void;
}

/** The field of the code, the way to the other kind of code, and the way back. */
export function SecondStep({ challenge, kind, onKind, onSignedIn, onRestart }: SecondStepProps) {
  const isApp = kind === 'app';
  return (
    <Stack gap="lg">
      <CodeForm key={kind} kind={kind} challenge={challenge} onSignedIn={onSignedIn} />
      <Stack gap={6} align="center">
        <Anchor component="button" type="button" size="sm" onClick={() => onKind(isApp ? 'recovery' : 'app')}>
          {isApp ? text.toRecovery : text.toApp}
        </Anchor>
        <Anchor component="button" type="button" size="sm" onClick={onRestart}>
          {text.restart}
        </Anchor>
      </Stack>
    </Stack>
  );
}

interface CodeFormProps extends Omit<SecondStepCardProps, 'onRestart'> {
  readonly kind: CodeKind;
}

function CodeForm({ kind, challenge, onSignedIn }: CodeFormProps) {
  const [complete, { loading, error }] = useMutation(CompleteSignInDocument);
  const form = useLiveForm(SCHEMAS[kind], { code: '' });

  async function submit(values: { readonly code: string }) {
    try {
      const { data } = await complete({ variables: { challenge, ...SCHEMAS[kind].parse(values) } });
      if (data) onSignedIn(data.completeSignIn);
    } catch (failure) {
      form.setErrors(fieldErrors(toUiError(failure)));
    }
  }

  const isFieldFault = error !== undefined && toUiError(error).fields.length > 0;
  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack gap="md">
        {error && !isFieldFault && <FormFault error={error} />}
        <TextInput
          {...(kind === 'app' ? CODE_INPUT : RECOVERY_INPUT)}
          label={kind === 'app' ? text.code : text.recoveryCode}
          autoFocus
          {...form.getInputProps('code')}
        />
        <Button type="submit" size="md" loading={loading} fullWidth>
          {text.submit}
        </Button>
        {isFieldFault && <VisuallyHidden role="alert">{toUiError(error).message}</VisuallyHidden>}
      </Stack>
    </form>
  );
}
