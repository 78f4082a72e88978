import { Button, Collapse, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp, IconId } from '@tabler/icons-react';
import { factsMessages as m } from '../messages/facts.messages.js';
import { LtrDigits } from '#client/ui/ltr.js';
import { Panel } from '#client/ui/panel.js';
import { useEditor } from '../context/editor-context.js';
import { MainFields, MoreFields } from './facts-fields.js';
import styles from './facts.module.css';
import { TradeSelect } from './trade-select.js';
import { useFactsForm } from './use-facts-form.js';

/** Opens step 2: who the site is about. It can be left for later, and is one line once it was answered. */
export function FactsCard() {
  const { draft, dispatch } = useEditor();
  if (!draft.factsAsked) return <OpenCard />;
  const { name, phone, address } = draft.design.facts ?? {};
  return (
    <Panel title={m.title} icon={<IconId size={18} />}>
      <div className={styles.summary}>
        <p className={styles.said}>
          {name ?? (phone === undefined && address === undefined ? m.empty : null)}
          {phone !== undefined && (
            <>
              {name !== undefined && '، '}
              <LtrDigits>{phone}</LtrDigits>
            </>
          )}
          {address !== undefined && `${name === undefined && phone === undefined ? '' : '، '}${address}`}
        </p>
        <Button size="sm" variant="default" onClick={() => dispatch({ type: 'factsAsked', isAsked: false })}>
          {m.change}
        </Button>
      </div>
      <TradeSelect />
    </Panel>
  );
}

function OpenCard() {
  const { dispatch } = useEditor();
  const form = useFactsForm();
  const [isMore, more] = useDisclosure(false);
  const close = () => dispatch({ type: 'factsAsked', isAsked: true });
  const finish = () => {
    const { errors } = form.validate();
    const wrong = Object.keys(errors);
    if (wrong.length === 0) return close();
    if (wrong.some((field) => !['name', 'trade', 'phone', 'address'].includes(field))) more.open();
  };
  return (
    <Panel title={m.title} text={m.text} icon={<IconId size={18} />}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          finish();
        }}
      >
        <MainFields form={form} />
        <Collapse expanded={isMore}>
          <div className={styles.more}>
            <MoreFields form={form} />
          </div>
        </Collapse>
        <Group gap="xs" mt="md">
          <Button type="submit">{m.done}</Button>
          <Button variant="subtle" color="gray" onClick={close}>
            {m.later}
          </Button>
          <Button
            variant="subtle"
            aria-expanded={isMore}
            rightSection={isMore ? <IconChevronUp size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />}
            onClick={more.toggle}
          >
            {isMore ? m.less : m.more}
          </Button>
        </Group>
      </form>
    </Panel>
  );
}
