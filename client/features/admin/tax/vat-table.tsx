import { useMutation } from '@apollo/client/react';
import { ActionIcon, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { DeleteVatRuleDocument, VatRulesDocument, type VatRulePartsFragment } from '#client/gql/graphql.js';
import { formatDate } from '#client/lib/format.js';
import { adminTaxMessages } from '#client/lib/messages/admin/admin-tax.messages.js';
import { confirm } from '#client/ui/confirm.js';
import { toast } from '#client/ui/toast.js';
import { AdminTable } from '../parts/admin-table.js';
import { Tone } from '#client/ui/tone.js';

const { vat: texts } = adminTaxMessages;
const dayOf = ({ startsAt }: VatRulePartsFragment): string => formatDate(new Date(startsAt));

interface VatTableProps {
  /** Newest first. */
  readonly rules: readonly VatRulePartsFragment[];
  readonly current: VatRulePartsFragment | null;
}

export function VatTable({ rules, current }: VatTableProps) {
  return (
    <AdminTable
      caption={texts.listLabel}
      rows={rules}
      rowKey={({ startsAt }) => startsAt}
      columns={[
        {
          name: texts.columns.from,
          cell: (rule) => (
            <Group gap="xs">
              {dayOf(rule)}
              {rule === current && <Tone tone="good">{texts.now}</Tone>}
            </Group>
          ),
        },
        { name: texts.columns.percent, cell: ({ percent }) => texts.percentOf(percent) },
        { name: texts.columns.actions, isActions: true, cell: (rule) => <RemoveButton rule={rule} /> },
      ]}
    />
  );
}

function RemoveButton({ rule }: { readonly rule: VatRulePartsFragment }) {
  const [remove, { loading }] = useMutation(DeleteVatRuleDocument, {
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: VatRulesDocument, data: { vatRules: data.deleteVatRule } });
    },
  });
  const day = dayOf(rule);
  const ask = async () => {
    const { title, text, action } = texts.removeQuestion;
    if (!(await confirm({ title, text: text(day), action, danger: true }))) return;
    try {
      await remove({ variables: { startsAt: rule.startsAt } });
      toast.success(texts.removed);
    } catch (error) {
      toast.error(error, texts.removeFailed);
    }
  };
  return (
    <Group justify="flex-end">
      <ActionIcon
        variant="subtle"
        color="red"
        size={36}
        loading={loading}
        aria-label={texts.removeLabel(day)}
        onClick={() => void ask()}
      >
        <IconTrash size={18} stroke={1.75} />
      </ActionIcon>
    </Group>
  );
}
