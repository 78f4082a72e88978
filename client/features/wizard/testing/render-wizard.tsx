import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { answeringClient, type Answers } from '#client/lib/apollo/answering-client.js';
import { GUEST } from '#client/lib/session/owner.js';
import { Announcer } from '#client/ui/announcer.js';
import { newDraft, type WizardDraft } from '#client/features/drafts/index.js';
import { WizardProvider, useWizard, type EditedOrder, type Wizard } from '../state/wizard-context.js';

interface RenderOptions {
  readonly draft?: Partial<WizardDraft>;
  readonly answers?: Answers;
  readonly address?: string;
  readonly edited?: EditedOrder;
}

/** One step of the wizard, with everything around it but the network. `wizard()` is what the components see now. */
export function renderWizard(
  children: ReactNode,
  { draft = {}, answers = {}, address = '/wizard', edited }: RenderOptions = {},
): { readonly wizard: () => Wizard } {
  const seen: { wizard: Wizard | null } = { wizard: null };
  render(
    <MantineProvider env="test">
      <Notifications />
      <ApolloProvider client={answeringClient(answers)}>
        <MemoryRouter initialEntries={[address]}>
          <WizardProvider
            owner={GUEST}
            slot={edited ? `edit:${edited.id}` : 'new'}
            initial={{ ...newDraft(), ...draft }}
            loadedAt={null}
            edited={edited ?? null}
          >
            <Announcer>
              <Spy onSee={(wizard) => void (seen.wizard = wizard)} />
              {children}
            </Announcer>
          </WizardProvider>
        </MemoryRouter>
      </ApolloProvider>
    </MantineProvider>,
  );
  return {
    wizard: () => {
      if (seen.wizard === null) throw new Error('the wizard was not rendered');
      return seen.wizard;
    },
  };
}

interface SpyProps {
  readonly onSee: (wizard: Wizard) => void;
}

function Spy({ onSee }: SpyProps) {
  onSee(useWizard());
  return null;
}
