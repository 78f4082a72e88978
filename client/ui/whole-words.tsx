import { Fragment } from 'react';
import styles from './whole-words.module.css';

/** A text whose words go to the next line whole; a domain in it would else break at its hyphens. */
export function WholeWords({ text }: { readonly text: string }) {
  return text.split(' ').map((word, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      {word.includes('-') ? <span className={styles.word}>{word}</span> : word}
    </Fragment>
  ));
}
