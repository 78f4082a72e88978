import { Select } from '@mantine/core';
import { isTrade, TRADE_NAMES, TRADES } from '#core/design/trades.js';
import { factsMessages as m } from '../messages/facts.messages.js';
import { useEditor } from '../context/editor-context.js';

export const TRADE_OPTIONS = TRADES.map((value) => ({ value, label: TRADE_NAMES[value] }));

/** Asks for the trade where the method is chosen: sample texts and drawings follow it. */
export function TradeSelect() {
  const { draft, dispatch } = useEditor();
  const { facts } = draft.design;
  const pick = (picked: string | null) => {
    const { trade: _, ...others } = facts ?? {};
    const next = picked !== null && isTrade(picked) ? { ...others, trade: picked } : others;
    dispatch({ type: 'factsEdited', fact: 'trade', facts: Object.keys(next).length > 0 ? next : undefined });
  };
  return (
    <Select
      {...m.fields.trade}
      clearable
      data={TRADE_OPTIONS}
      description={draft.templateId === null ? m.tradeFits : m.fields.tradeOfTemplate}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={facts?.trade ?? null}
      onChange={pick}
      mt="sm"
      maw={420}
    />
  );
}
