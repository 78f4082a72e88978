import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { adminToolMessages } from '#client/lib/messages/admin/admin-tools.messages.js';
import { toast } from '#client/ui/toast.js';
import { useStats } from '../use-live-stats.js';

const { stats: texts } = adminToolMessages;

export function StatsRefresh() {
  const { refetch, loading } = useStats();
  const refresh = async () => {
    try {
      await refetch();
      toast.success(texts.done);
    } catch (error) {
      toast.error(error, texts.failed);
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={18} />}
      loading={loading}
      fullWidth
      onClick={() => void refresh()}
    >
      {texts.action}
    </Button>
  );
}
