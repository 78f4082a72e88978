import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Fragment } from 'react';
import { adminMoneyMessages } from '#client/lib/messages/admin/admin-money.messages.js';
import { Ltr } from '#client/ui/ltr.js';

const { payments: texts } = adminMoneyMessages;

/** One reference id belongs to one payment; a page with a duplicate needs a review. */
export function DuplicateNotice({ refIds }: { readonly refIds: readonly string[] }) {
  if (refIds.length === 0) return null;
  return (
    <Alert
      role="alert"
      color="yellow"
      variant="light"
      radius="md"
      icon={<IconAlertTriangle size={20} />}
      title={texts.duplicates(refIds.length)}
    >
      <Text size="sm">
        {texts.duplicatesText}{' '}
        {refIds.map((refId, index) => (
          <Fragment key={refId}>
            {index > 0 && '، '}
            <Ltr>{refId}</Ltr>
          </Fragment>
        ))}
      </Text>
    </Alert>
  );
}
