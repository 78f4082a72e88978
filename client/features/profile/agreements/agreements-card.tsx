import { useQuery } from '@apollo/client/react';
import { Anchor, Card, Text, ThemeIcon, Title } from '@mantine/core';
import { IconFileCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { versionPath } from '#core/legal.js';
import { MyAgreementsDocument, type AgreementRowFragment } from '#client/gql/graphql.js';
import { agreementListMessages as texts } from '#client/lib/messages/agreement-list.messages.js';
import { Awaiting } from '#client/ui/awaiting.js';
import { JalaliDate } from '#client/ui/calendar/jalali-date.js';
import { FaPagination } from '#client/ui/lists/fa-pagination.js';
import rows from '#client/ui/lists/row-list.module.css';
import { Ltr } from '#client/ui/ltr.js';

/** An account or an order has two records: five of them a page. */
const PAGE = 10;

/** Which versions of the legal documents the person agreed to; nothing where the account is older than they are. */
export function AgreementsCard() {
  const [page, setPage] = useState(1);
  const query = useQuery(MyAgreementsDocument, { variables: { page, limit: PAGE }, fetchPolicy: 'cache-and-network' });
  const found = (query.data ?? query.previousData)?.myAgreements;
  if (found?.items.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="agreements-title">
      <Title order={2} fz={17} mb="xs" id="agreements-title">
        {texts.title}
      </Title>
      <Text size="sm" c="dimmed">
        {texts.text}
      </Text>
      {found ? (
        <>
          <ul className={rows.list}>
            {agreedTogether(found.items).map((agreed) => (
              <AgreedRow key={agreed[0].id} agreed={agreed} />
            ))}
          </ul>
          <FaPagination page={page} pages={found.pagination.pages} onChange={setPage} />
        </>
      ) : (
        <Awaiting query={query} failed={texts.failed} rows={1} height={72} />
      )}
    </Card>
  );
}

type Together = readonly [AgreementRowFragment, ...AgreementRowFragment[]];

/** Neighbours that one button recorded. */
export function agreedTogether(items: readonly AgreementRowFragment[]): readonly Together[] {
  const groups: [AgreementRowFragment, ...AgreementRowFragment[]][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && isOneAct(last[0], item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

function isOneAct(one: AgreementRowFragment, other: AgreementRowFragment): boolean {
  return one.agreedAt === other.agreedAt && one.way === other.way && one.order?.id === other.order?.id;
}

function AgreedRow({ agreed }: { readonly agreed: Together }) {
  const { way, order, agreedAt } = agreed[0];
  return (
    <li className={rows.row}>
      <ThemeIcon size={28} aria-hidden>
        <IconFileCheck size={20} stroke={1.75} />
      </ThemeIcon>
      <div>
        <Text fw={650}>
          {texts.ways[way]} {order && <Ltr>{order.orderNumber}</Ltr>}
        </Text>
        <div className={rows.facts}>
          <span>
            <JalaliDate value={agreedAt} />
          </span>
          {agreed.map(({ id, kind, number }) => (
            <Anchor key={id} href={versionPath(kind, number)} target="_blank" rel="noopener" inherit underline="always">
              {texts.version(kind, number)}
            </Anchor>
          ))}
        </div>
      </div>
    </li>
  );
}
