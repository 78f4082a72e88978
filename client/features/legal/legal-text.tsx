import { legalBlocks, type LegalBlock } from '#core/legal-text.js';
import styles from './legal-text.module.css';

interface LegalTextProps {
  /** With the marks of core/legal-text; its placeholders are filled in. */
  readonly body: string;
}

/** A legal document as it is read. Whatever it contains besides headings, paragraphs and lists is text. */
export function LegalText({ body }: LegalTextProps) {
  return (
    <div className={styles.text}>
      {legalBlocks(body).map((block, index) => (
        <Block key={index} {...block} />
      ))}
    </div>
  );
}

function Block({ kind, texts }: LegalBlock) {
  if (kind === 'heading') return <h2>{texts}</h2>;
  if (kind === 'paragraph') return <p>{texts}</p>;
  return (
    <ul>
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}
