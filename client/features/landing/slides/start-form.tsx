import type { FormEvent } from 'react';
import { BRAND } from '#core/limits/limits.landing.js';
import { BUSINESS_TRADES, isTrade, TRADE_NAMES } from '#core/design/trades.js';
import { GoLink, useGo } from '#client/lib/go.js';
import { COLOUR_NAMES } from '#client/lib/messages/colour.messages.js';
import { landing } from '#client/lib/messages/landing.messages.js';
import { siteStartAddress, START_NAME } from '#client/features/drafts/index.js';
import type { DemoChoice } from '../demo/demo-view.js';
import shared from './shared.module.css';
import styles from './start-form.module.css';

const text = landing.hero;

interface StartFormProps {
  readonly choice: DemoChoice;
  readonly onChoose: (choice: DemoChoice) => void;
}

/** Name, trade and colour of the visitor's site. Before the script is here the browser sends the form itself. */
export function StartForm({ choice, onChoose }: StartFormProps) {
  const go = useGo();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void go(siteStartAddress({ ...choice, name: choice.name.trim() }));
  };
  return (
    <form className={styles.form} action="/wizard" onSubmit={submit}>
      <label className={styles.field}>
        <span className={styles.label}>{text.name}</span>
        <input
          className={styles.name}
          name="name"
          value={choice.name}
          maxLength={START_NAME}
          placeholder={text.namePlaceholder}
          autoComplete="organization"
          enterKeyHint="go"
          onChange={(event) => onChoose({ ...choice, name: event.currentTarget.value })}
        />
      </label>
      <div className={styles.pair}>
        <TradeField choice={choice} onChoose={onChoose} />
        <ColourField choice={choice} onChoose={onChoose} />
      </div>
      <div className={`${shared.actions} ${styles.actions}`}>
        <button className={shared.primary} type="submit">
          {text.submit}
        </button>
        <GoLink className={`${shared.link} ${styles.other}`} to="/dashboard">
          {text.dashboard}
        </GoLink>
      </div>
    </form>
  );
}

function TradeField({ choice, onChoose }: StartFormProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{text.trade}</span>
      <select
        className={styles.trade}
        name="trade"
        value={choice.trade}
        onChange={(event) => {
          const trade = event.currentTarget.value;
          if (isTrade(trade)) onChoose({ ...choice, trade });
        }}
      >
        {BUSINESS_TRADES.map((trade) => (
          <option key={trade} value={trade}>
            {TRADE_NAMES[trade]}
          </option>
        ))}
      </select>
    </label>
  );
}

function ColourField({ choice, onChoose }: StartFormProps) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{text.colour}</legend>
      <div className={styles.swatches}>
        {BRAND.presets.map((color) => (
          <input
            key={color}
            className={styles.swatch}
            style={{ color }}
            type="radio"
            name="color"
            value={color}
            aria-label={COLOUR_NAMES[color]}
            checked={choice.color === color}
            onChange={() => onChoose({ ...choice, color })}
          />
        ))}
      </div>
    </fieldset>
  );
}
