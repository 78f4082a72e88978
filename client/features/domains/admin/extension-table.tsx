import { useMutation } from '@apollo/client/react';
import { Switch, Text } from '@mantine/core';
import { SetDomainOfferedDocument, type ExtensionRowFragment } from '#client/gql/graphql.js';
import { adminDomainMessages as texts } from './admin-domains.messages.js';
import { ltr } from '#core/text/bidi.js';
import { Ltr } from '#client/ui/ltr.js';
import { toast } from '#client/ui/toast.js';
import { Line } from '#client/ui/admin/line.js';
import { AdminTable, type Column } from '#client/ui/admin/admin-table.js';
import { CHEAPEST_FIRST } from './domains.rules.js';
import { PriceField } from './price-field.js';

type Row = ExtensionRowFragment;

const { columns: names, categories } = texts;

function categoryName(category: string): string {
  return Object.hasOwn(categories, category) ? categories[category as keyof typeof categories] : category;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    name: names.extension,
    sort: 'extension',
    cell: ({ extension, description, checkable }) => (
      <>
        <Line strong>
          <Ltr>{extension}</Ltr>
          {!checkable && (
            <Text span size="sm" c="var(--b-warning)">
              {' · '}
              {texts.notCheckable}
            </Text>
          )}
        </Line>
        <Line quiet title={description}>
          {description}
        </Line>
      </>
    ),
  },
  { name: names.category, cell: ({ category }) => categoryName(category) },
  // A price that another administrator has changed meanwhile replaces the field's value.
  { name: names.price, sort: 'price', cell: (row) => <PriceField key={row.priceToman} row={row} year="first" /> },
  {
    name: names.renewal,
    sort: 'renewal',
    cell: (row) => <PriceField key={row.renewalPriceToman} row={row} year="next" />,
  },
  { name: names.offered, cell: (row) => <OfferedSwitch row={row} /> },
];

export function ExtensionTable({ extensions }: { readonly extensions: readonly Row[] }) {
  return (
    <AdminTable
      caption={texts.listLabel}
      columns={COLUMNS}
      rows={extensions}
      rowKey={({ id }) => id}
      list="domains"
      first={CHEAPEST_FIRST}
    />
  );
}

function OfferedSwitch({ row: { id, extension, available } }: { readonly row: Row }) {
  const [setOffered, { loading }] = useMutation(SetDomainOfferedDocument);
  const turn = async (to: boolean) => {
    try {
      await setOffered({ variables: { id, available: to } });
      toast.success(to ? texts.offeredOn : texts.offeredOff);
    } catch (error) {
      toast.error(error, texts.offeredFailed);
    }
  };
  return (
    <Switch
      checked={available}
      disabled={loading}
      aria-label={texts.offeredOf(ltr(extension))}
      onChange={(event) => void turn(event.currentTarget.checked)}
    />
  );
}
