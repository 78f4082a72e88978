import styles from './rows.module.css';

/** The changes of a release or a draft, in words. */
export function Changes({ of, label }: { readonly of: readonly string[]; readonly label: string }) {
  if (of.length === 0) return null;
  return (
    <ul className={styles.changes} aria-label={label}>
      {of.map((change, index) => (
        <li key={index}>{change}</li>
      ))}
    </ul>
  );
}
