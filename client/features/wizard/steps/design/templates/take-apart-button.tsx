import { Button, Stack, Text } from '@mantine/core';
import { IconStackPop } from '@tabler/icons-react';
import { countSections } from '#core/design/design-measures.js';
import { drawnPages } from '#core/design/shared-sections.js';
import { loadKits, typesOfPage } from '#sitekit/layouts/load.js';
import { isWhole, takenApart } from '#sitekit/templates/take-apart.js';
import { newId } from '#client/lib/new-id.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';
import { designMessages } from '../../../messages/wizard-design.messages.js';
import { apartMessages as m, pagesMessages } from '../../../messages/wizard-pages.messages.js';
import type { WizardAction } from '../../../state/edits/wizard-actions.js';
import { wizardReducer } from '../../../state/edits/wizard-state.js';
import { quoteDraft } from '../../../state/wizard-data.js';
import { useWizard, type Wizard } from '../../../wizard-context.js';
import { useTrade } from '../use-trade.js';

/** Makes the parts of a template ordinary sections, once the customer has seen the price of that. */
export function TakeApartButton() {
  const wizard = useWizard();
  const trade = useTrade();
  const { draft, dispatch, offerUndo } = wizard;
  const { design } = draft;
  if (!isWhole(design)) return null;
  const takeApart = async () => {
    try {
      await loadKits({ types: [...new Set(drawnPages(design).flatMap(typesOfPage))], trade });
    } catch {
      return toast.failure(designMessages.templates.failed);
    }
    const apart = takenApart(design, () => newId('section'));
    if (isWhole(apart)) return toast.failure(m.tooMany);
    const action: WizardAction = { type: 'templateTakenApart', design: apart };
    const text = <Price wizard={wizard} action={action} sections={countSections(apart)} />;
    if (!(await confirm({ title: m.title, text, action: m.confirm }))) return;
    dispatch(action);
    offerUndo(m.done);
  };
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconStackPop size={17} aria-hidden />}
      onClick={() => void takeApart()}
    >
      {m.act}
    </Button>
  );
}

/** The same with a word on what it is for: beside a template whose contents are edited. */
export function TakeApart() {
  return (
    <Stack gap="xs" my="sm" align="start">
      <Text size="sm" c="dimmed">
        {m.hint}
      </Text>
      <TakeApartButton />
    </Stack>
  );
}

interface PriceProps {
  readonly wizard: Wizard;
  readonly action: WizardAction;
  /** Of the whole site, afterwards. */
  readonly sections: number;
}

/** What taking apart makes of the site and of its price. */
function Price({ wizard: { draft, prices, quote }, action, sections }: PriceProps) {
  const [before, after] = [quoteDraft(draft, prices), quoteDraft(wizardReducer(draft, action), prices)];
  const change = before && after ? after.monthly - before.monthly : 0;
  return (
    <>
      <Text size="sm">{m.text(sections)}</Text>
      {quote !== null && after && (
        <Text size="sm" mt={8} fw={650}>
          {change === 0 ? m.samePrice : m.price(pagesMessages.monthly(change), after.monthly)}
        </Text>
      )}
    </>
  );
}
