import { formatChange, formatRial, formatToman } from '#client/lib/format.js';
import styles from './money.module.css';

type MoneyProps = { readonly toman: number; readonly rial?: never } | { readonly rial: number; readonly toman?: never };

/** «+۲٬۵۰۰٬۰۰۰ تومان» or «−۲٬۵۰۰٬۰۰۰ تومان». */
export function MoneyChange({ toman }: { readonly toman: number }) {
  return <span className={styles.money}>{formatChange(toman)}</span>;
}

/** «۲٬۵۰۰٬۰۰۰ تومان». The unit is part of the name of the property, so an amount never lacks one. */
export function Money(props: MoneyProps) {
  return (
    <span className={styles.money}>
      {props.toman === undefined ? formatRial(props.rial) : formatToman(props.toman)}
    </span>
  );
}
