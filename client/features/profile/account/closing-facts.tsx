import { Alert, Anchor, Button, List, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dashboardLink, siteLink } from '#core/client-links.js';
import { ERRORS, isErrorCode } from '#core/errors/errors.js';
import { rialToToman } from '#core/money.js';
import type { AccountClosingQuery } from '#client/gql/graphql.js';
import { formatToman } from '#client/lib/format.js';
import { closing as text } from './closing.messages.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { DialogFoot } from '#client/ui/dialogs/dialog-foot.js';
import { Ltr } from '#client/ui/ltr.js';

/** How many sites and names are listed at first sight; the number of the others is said. */
const SHOWN = 5;

type Found = AccountClosingQuery['accountClosing'];

/** Why it cannot be closed now, and where each reason is dealt with. */
export function Obstacles({ found, onCancel }: { readonly found: Found; readonly onCancel: () => void }) {
  const facts = [
    found.balanceRials > 0 && text.balance(formatToman(rialToToman(found.balanceRials))),
    found.openPayments > 0 && text.payments(found.openPayments),
    found.openRefunds > 0 && text.refunds(found.openRefunds),
    found.openMoneyBackRequests > 0 && text.moneyBack(found.openMoneyBackRequests),
  ].filter((fact) => fact !== false);
  return (
    <Stack gap="md">
      <Alert color="yellow" icon={<IconAlertTriangle size={20} />} title={text.refused}>
        <Stack gap="xs">
          {found.refusals.map((code) => (
            <Text key={code} size="sm">
              {isErrorCode(code) ? ERRORS[code].fa : ERRORS.UNKNOWN_ERROR.fa}
            </Text>
          ))}
          {facts.length > 0 && (
            <List size="sm">
              {facts.map((fact) => (
                <List.Item key={fact}>{fact}</List.Item>
              ))}
            </List>
          )}
        </Stack>
      </Alert>
      <DialogFoot onCancel={onCancel}>
        {found.refusals.includes('ACCOUNT_HAS_OPEN_PAYMENTS') && (
          <Button component={Link} to={dashboardLink('wallet')} variant="default" onClick={onCancel}>
            {text.toPayments}
          </Button>
        )}
        <Button component={Link} to="/support" onClick={onCancel}>
          {text.toSupport}
        </Button>
      </DialogFoot>
    </Stack>
  );
}

/** The things that end, and those that stay. */
export function Consequences({ found }: { readonly found: Found }) {
  return (
    <section aria-labelledby="closing-happens">
      <Title order={3} fz={16} mb="xs" id="closing-happens">
        {text.happens}
      </Title>
      <List size="sm" spacing="xs">
        {found.siteCount > 0 && (
          <List.Item>
            {text.sites(found.siteCount)}
            <Some count={found.siteCount} rows={found.sites.map(({ id, title }) => ({ id, row: title }))} />
          </List.Item>
        )}
        {found.nameCount > 0 && (
          <List.Item>
            {text.names(found.nameCount)}
            <Some
              count={found.nameCount}
              rows={found.names.map((name) => ({ id: name.id, row: <Name {...name} /> }))}
            />
          </List.Item>
        )}
        {found.unpaidInvoices > 0 && <List.Item>{text.invoices(found.unpaidInvoices)}</List.Item>}
        <List.Item>{text.sessions}</List.Item>
        <List.Item>{text.erased}</List.Item>
        <List.Item>{text.kept}</List.Item>
      </List>
    </section>
  );
}

interface SomeProps {
  readonly count: number;
  readonly rows: readonly { readonly id: string; readonly row: ReactNode }[];
}

function Some({ count, rows }: SomeProps) {
  const shown = rows.slice(0, SHOWN);
  return (
    <List size="sm" withPadding>
      {shown.map(({ id, row }) => (
        <List.Item key={id}>{row}</List.Item>
      ))}
      {count > shown.length && <List.Item>{text.more(count - shown.length)}</List.Item>}
    </List>
  );
}

function Name({ name, expiresAt, site }: Found['names'][number]) {
  return (
    <>
      <Ltr>{name}</Ltr>
      {expiresAt !== null && (
        <>
          {' '}
          {text.until} <JalaliDate value={expiresAt} />
        </>
      )}
      {site !== null && (
        <>
          {' · '}
          <Anchor
            component={Link}
            to={siteLink(site.id, 'registration')}
            size="sm"
            underline="always"
            aria-label={text.transferCode(name)}
          >
            {text.transferCodeShort}
          </Anchor>
        </>
      )}
    </>
  );
}
