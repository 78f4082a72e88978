import { useMutation } from '@apollo/client/react';
import { ActionIcon, Box, Button, Group, Menu, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleOff, IconDots, IconListDetails, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SetCouponActiveDocument, type CouponRowFragment } from '#client/gql/graphql.js';
import { adminCouponMessages as texts } from './admin-coupons.messages.js';
import { adminMessages } from '#client/lib/messages/admin.messages.js';
import { ltr } from '#core/text/bidi.js';
import { formatDay, tehranDay } from '#client/ui/calendar/jalali-grid.js';
import { Ltr } from '#client/ui/ltr.js';
import { Money } from '#client/ui/money.js';
import { tomanOf } from '#client/lib/amounts.js';
import type { Column } from '#client/ui/admin/admin-table.js';
import { BulkTable, type BulkAction } from '#client/ui/admin/bulk-table.js';
import { Line } from '#client/ui/admin/line.js';
import { Tone, type ToneName } from '#client/ui/tone.js';
import { COUPON_LISTS, type CouponActs } from './use-coupon-acts.js';

type Row = CouponRowFragment;

interface CouponTableProps {
  readonly coupons: readonly Row[];
  readonly acts: CouponActs;
  readonly onEdit: (coupon: Row) => void;
  readonly onUses: (coupon: Row) => void;
}

const { columns: names } = texts;
const TONES: Readonly<Record<Row['state'], ToneName>> = {
  active: 'good',
  scheduled: 'waiting',
  expired: 'neutral',
  used_up: 'neutral',
  inactive: 'bad',
};

export function CouponTable({ coupons, acts, onEdit, onUses }: CouponTableProps) {
  const columns: readonly Column<Row>[] = [
    { name: names.code, cell: (coupon) => <CodeCell coupon={coupon} /> },
    { name: names.value, cell: (coupon) => <ValueCell coupon={coupon} /> },
    {
      name: names.state,
      // A badge shrinks before a text does, and would hide its word.
      cell: ({ state }) => (
        <Box w="max-content">
          <Tone tone={TONES[state]}>{texts.states[state]}</Tone>
        </Box>
      ),
    },
    { name: names.time, sort: 'ends', cell: (coupon) => <TimeCell coupon={coupon} /> },
    { name: names.used, sort: 'used', cell: (coupon) => <UsedCell coupon={coupon} /> },
    {
      name: names.discounted,
      sort: 'discounted',
      cell: ({ discountedRials }) => <Money toman={tomanOf(discountedRials)} />,
    },
    {
      name: names.actions,
      isActions: true,
      cell: (coupon) => (
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          <Button
            size="sm"
            variant="default"
            loading={acts.busyId === coupon.id}
            aria-label={texts.editOf(coupon.code)}
            onClick={() => onEdit(coupon)}
          >
            {texts.edit}
          </Button>
          <MoreMenu {...{ coupon, acts, onUses }} />
        </Group>
      ),
    },
  ];
  const [setActive] = useMutation(SetCouponActiveDocument);
  const deactivate: BulkAction<Row> = {
    name: texts.deactivateQuestion.action,
    canSelect: ({ active }) => active,
    labelOf: ({ code }) => texts.select(code),
    question: texts.deactivateSeveral,
    run: ({ id }) => setActive({ variables: { id, active: false } }),
    describe: ({ code }) => code,
    lists: COUPON_LISTS,
  };
  return (
    <BulkTable
      caption={texts.listLabel}
      columns={columns}
      rows={coupons}
      rowKey={({ id }) => id}
      list="coupons"
      onOpen={onEdit}
      action={deactivate}
    />
  );
}

function Two({ first, second }: { readonly first: ReactNode; readonly second?: ReactNode }) {
  return (
    <Stack gap={0} style={{ whiteSpace: 'nowrap' }}>
      <span>{first}</span>
      {second && (
        <Text size="sm" c="dimmed">
          {second}
        </Text>
      )}
    </Stack>
  );
}

function CodeCell({ coupon: { code, description } }: { readonly coupon: Row }) {
  return (
    <>
      <Line strong>
        <Ltr>{code}</Ltr>
      </Line>
      {description && (
        <Line quiet title={description}>
          {description}
        </Line>
      )}
    </>
  );
}

function ValueCell({ coupon: { kind, value, minimumToman } }: { readonly coupon: Row }) {
  const first = kind === 'percent' ? texts.percent(value) : <Money toman={value} />;
  return <Two first={first} second={minimumToman > 0 && texts.minimum(minimumToman)} />;
}

function TimeCell({ coupon: { startsAt, endsAt } }: { readonly coupon: Row }) {
  const day = (instant: string): string => formatDay(tehranDay(new Date(instant)));
  if (!startsAt && !endsAt) return texts.always;
  return (
    <Two
      first={startsAt ? texts.from(day(startsAt)) : texts.until(day(endsAt ?? ''))}
      second={startsAt && endsAt && texts.until(day(endsAt))}
    />
  );
}

function UsedCell({ coupon: { used, totalLimit, perUserLimit } }: { readonly coupon: Row }) {
  return <Two first={texts.usedOf(used, totalLimit)} second={perUserLimit !== null && texts.perUser(perUserLimit)} />;
}

function MoreMenu({ coupon, acts, onUses }: Omit<CouponTableProps, 'coupons' | 'onEdit'> & { readonly coupon: Row }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={adminMessages.more(ltr(coupon.code))}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconListDetails size={17} />} onClick={() => onUses(coupon)}>
          {texts.uses}
        </Menu.Item>
        {coupon.active ? (
          <Menu.Item leftSection={<IconCircleOff size={17} />} onClick={() => void acts.deactivate(coupon)}>
            {texts.deactivate}
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconCircleCheck size={17} />} onClick={() => void acts.activate(coupon)}>
            {texts.activate}
          </Menu.Item>
        )}
        {coupon.used === 0 && (
          <Menu.Item color="red" leftSection={<IconTrash size={17} />} onClick={() => void acts.remove(coupon)}>
            {texts.remove}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
