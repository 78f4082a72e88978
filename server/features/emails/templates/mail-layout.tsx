/** One look for every mail: Persian, right to left, the brand above, one card, at most one button, light and dark. */
import type { ReactNode } from 'react';
import { layoutTexts } from './templates.messages.js';
import { buttonColors } from './button-colors.js';
import { latinRuns } from './latin-runs.js';
import type { MailContent, MailPicture } from './mail-content.js';
import { DARK_SHEET, styles } from './mail.styles.js';

/** A Persian sentence whose Latin runs keep their own direction. */
function Mixed({ text }: { readonly text: string }) {
  return latinRuns(text).map((run, index) =>
    run.isLatin ? (
      <bdi key={index} dir="ltr">
        {run.text}
      </bdi>
    ) : (
      run.text
    ),
  );
}

/** Mail programs lay tables out alike, and little else. */
function Table({ children, ...rest }: { readonly children: ReactNode } & React.JSX.IntrinsicElements['table']) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} {...rest}>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The logo is HTML and CSS: most mail programs block remote pictures. A site has its name alone. */
function Brand({ platformName, brand }: Pick<MailContent, 'platformName' | 'brand'>) {
  if (brand)
    return (
      <bdi className="m-strong" style={styles.siteName}>
        {brand.name}
      </bdi>
    );
  return (
    <Table width={undefined}>
      <tr>
        <td style={styles.mark}>
          {styles.bars.map((bar) => (
            <div key={bar.width} style={bar} />
          ))}
        </td>
        <td className="m-strong" style={styles.brandName}>
          {platformName}
        </td>
      </tr>
    </Table>
  );
}

function Facts({ facts }: Pick<MailContent, 'facts'>) {
  return (
    <Table className="m-line" style={styles.facts}>
      {facts.map(({ label, value, isLink }) => (
        <tr key={label}>
          <td className="m-dim" style={styles.factName}>
            {label}
          </td>
          <td className="m-strong" style={styles.factValue} align="left">
            {isLink ? (
              <a href={value} dir="ltr" className="m-link" style={styles.rawLink}>
                {value}
              </a>
            ) : (
              <bdi dir="auto">{value}</bdi>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** The address is below the button, too: not every program shows buttons, and people like to see the target. */
function Action({ label, link, color }: NonNullable<MailContent['button']> & { readonly color?: string | undefined }) {
  const { background, text } = buttonColors(color);
  return (
    <>
      <Table width={undefined} align="center" style={{ margin: '8px auto 24px' }}>
        <tr>
          <td style={{ ...styles.buttonCell, background }} align="center">
            <a href={link} style={{ ...styles.button, background, color: text }}>
              {label}
            </a>
          </td>
        </tr>
      </Table>
      <p className="m-dim" style={{ ...styles.small, margin: '0 0 16px' }}>
        {layoutTexts.copyLink}
        <br />
        <a href={link} dir="ltr" className="m-link" style={styles.rawLink}>
          {link}
        </a>
      </p>
    </>
  );
}

function Picture({ picture, link }: { readonly picture: MailPicture; readonly link: string | undefined }) {
  const image = <img src={picture.source} alt={picture.words} width={504} style={styles.picture} />;
  return <p style={styles.paragraph}>{link ? <a href={link}>{image}</a> : image}</p>;
}

function Card({ heading, paragraphs, facts, picture, button, note, brand }: MailContent) {
  return (
    <td dir="rtl" className="m-card" style={styles.card}>
      <h1 className="m-strong" style={styles.heading}>
        <Mixed text={heading} />
      </h1>
      {paragraphs.map((text, index) => (
        <p key={index} className="m-text" style={styles.paragraph}>
          <Mixed text={text} />
        </p>
      ))}
      {picture && <Picture picture={picture} link={button?.link} />}
      {facts.length > 0 && <Facts facts={facts} />}
      {button && <Action {...button} color={brand?.color} />}
      {note && (
        <p className="m-dim" style={styles.small}>
          <Mixed text={note} />
        </p>
      )}
    </td>
  );
}

function Legal({ legal = [] }: Pick<MailContent, 'legal'>) {
  if (legal.length === 0) return null;
  return (
    <div style={styles.legal}>
      {legal.map(({ label, link }) => (
        <a key={link} href={link} className="m-dim" style={styles.legalLink}>
          {label}
        </a>
      ))}
    </div>
  );
}

export function MailLayout(content: MailContent) {
  return (
    <html lang="fa" dir="rtl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{content.subject}</title>
        <style>{DARK_SHEET}</style>
      </head>
      <body dir="rtl" className="m-body" style={styles.body}>
        <div style={styles.preview}>{content.paragraphs.at(-1)}</div>
        <Table style={styles.column} align="center">
          <tr>
            <td style={styles.brand}>
              <Brand platformName={content.platformName} brand={content.brand} />
            </td>
          </tr>
          <tr>
            <Card {...content} />
          </tr>
          <tr>
            <td className="m-dim" style={styles.footer}>
              {content.footer ?? layoutTexts.footer}
              <Legal legal={content.legal} />
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}
