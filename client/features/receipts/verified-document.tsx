import { Card, Container, Loader, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { VerifiedDocumentFragment } from '#client/gql/graphql.js';
import { toPersianDigits } from '#client/lib/format.js';
import { documentMessages as texts } from './document.messages.js';
import { useNamed } from '#client/lib/platform-state.js';
import { ErrorNotice } from '#client/ui/error-notice.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import { QuestionMark } from '#client/ui/question-icons.js';
import { usePageTitle } from '#client/ui/frame/use-page-title.js';
import styles from './verified-document.module.css';

interface VerifiedDocumentProps {
  readonly kind: 'receipt' | 'invoice' | 'creditNote';
  /** Undefined while it is loading. */
  readonly found: VerifiedDocumentFragment | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The facts of a document that anybody with its code may see: genuine or not, number, date, amount, and refunds. */
export function VerifiedDocument({ kind, found, error, onRetry }: VerifiedDocumentProps) {
  const named = useNamed();
  const words = texts[kind];
  usePageTitle(words.title);
  return (
    <Container size={560} py={{ base: 'lg', sm: 56 }}>
      <Card padding="xl">
        <Stack align="center" gap="md" ta="center" aria-live="polite">
          {!found && !error && <Asking text={words.asking} />}
          {!found && Boolean(error) && (
            <>
              <Title order={1} fz={24}>
                {words.title}
              </Title>
              <ErrorNotice error={error} title={texts.failed} onRetry={onRetry} />
            </>
          )}
          {found && !found.genuine && (
            <Answer colour="red" icon={<QuestionMark size={34} stroke={2.25} />} heading={words.unknown}>
              {texts.unknownText}
            </Answer>
          )}
          {found?.genuine && (
            <Answer
              colour={found.refundedRials > 0 ? 'yellow' : 'green'}
              icon={<IconRosetteDiscountCheck size={38} stroke={2} />}
              heading={words.genuine}
            >
              {named(words.genuineText)}
            </Answer>
          )}
          {found?.genuine && <Facts found={found} />}
        </Stack>
      </Card>
    </Container>
  );
}

function Asking({ text }: { readonly text: string }) {
  return (
    <>
      <Loader type="oval" size={36} aria-hidden />
      <Title order={1} fz={24}>
        {text}
      </Title>
    </>
  );
}

interface AnswerProps {
  readonly colour: string;
  readonly icon: ReactNode;
  readonly heading: string;
  readonly children: string;
}

function Answer({ colour, icon, heading, children }: AnswerProps) {
  return (
    <>
      <ThemeIcon size={72} radius="50%" variant="light" color={colour} aria-hidden>
        {icon}
      </ThemeIcon>
      <Title order={1} fz={24}>
        {heading}
      </Title>
      <Text c="dimmed">{children}</Text>
    </>
  );
}

function Facts({ found }: { readonly found: VerifiedDocumentFragment }) {
  const { number, issuedAt, amountRials, state, invoiceNumber, refundedRials, refunds } = found;
  return (
    <dl className={styles.facts}>
      <Fact name={texts.number}>{number !== null && number !== undefined && <Ltr>{toPersianDigits(number)}</Ltr>}</Fact>
      {invoiceNumber && (
        <Fact name={texts.ofInvoice}>
          <Ltr>{toPersianDigits(invoiceNumber)}</Ltr>
        </Fact>
      )}
      <Fact name={texts.date}>{issuedAt && <JalaliDate value={issuedAt} />}</Fact>
      <Fact name={texts.amount}>
        {amountRials !== null && amountRials !== undefined && <Money rial={amountRials} />}
      </Fact>
      {state && <Fact name={texts.state}>{texts.states[state]}</Fact>}
      {refundedRials > 0 && (
        <Fact name={texts.refunded}>
          <Money rial={refundedRials} />
        </Fact>
      )}
      {refunds.map((refund) => (
        <Returned key={`${refund.at} ${refund.creditNoteNumber ?? ''}`} refund={refund} />
      ))}
    </dl>
  );
}

/** On a phone a long value stands below its name. */
function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** One refund; where an invoice was paid, by the number of its credit note. */
function Returned({ refund }: { readonly refund: VerifiedDocumentFragment['refunds'][number] }) {
  const { creditNoteNumber, at, amountRials } = refund;
  const name = creditNoteNumber ? (
    <>
      {texts.noteNumber} <Ltr>{toPersianDigits(creditNoteNumber)}</Ltr>
    </>
  ) : (
    texts.refund
  );
  return (
    <Fact name={name}>
      <Money rial={amountRials} />
      {texts.comma} <JalaliDate value={at} />
    </Fact>
  );
}
