import { Chip } from '@mantine/core';
import { useSessionStorage } from '@mantine/hooks';
import { BUSINESS_TRADES, isTrade, TRADE_NAMES, type Trade } from '#sitekit/templates/trades.js';
import { designMessages } from '../messages/design.messages.js';
import { useEditor } from '../context/editor-context.js';
import styles from './template-view.module.css';

const m = designMessages.templates;
const ALL = 'all';

/** The trade whose templates are shown, null for all: what was chosen in this tab, else the trade of the site. */
export function useTradeFilter(): readonly [Trade | null, (trade: Trade | null) => void] {
  const { draft } = useEditor();
  const [chosen, setChosen] = useSessionStorage({
    key: 'barpa-template-trade',
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const own = draft.design.facts?.trade;
  const shown = chosen === '' ? own : chosen;
  const trade = BUSINESS_TRADES.find((each) => each === shown) ?? null;
  return [trade, (next) => setChosen(next ?? ALL)];
}

interface TradeFilterProps {
  readonly value: Trade | null;
  readonly onChange: (trade: Trade | null) => void;
}

/** One row that is scrolled on phones. */
export function TradeFilter({ value, onChange }: TradeFilterProps) {
  return (
    <Chip.Group multiple={false} value={value ?? ALL} onChange={(picked) => onChange(isTrade(picked) ? picked : null)}>
      <div className={styles.trades} role="group" aria-label={m.filter}>
        {[ALL, ...BUSINESS_TRADES].map((each) => (
          <Chip key={each} value={each} variant="light" size="sm">
            {isTrade(each) ? TRADE_NAMES[each] : m.all}
          </Chip>
        ))}
      </div>
    </Chip.Group>
  );
}
