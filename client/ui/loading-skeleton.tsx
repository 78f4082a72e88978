import { Skeleton, Stack } from '@mantine/core';
import { common } from '#client/lib/messages/common.messages.js';

/** Grey placeholders of about the size of the content, so that nothing jumps. Heights in px. */
export function LoadingSkeleton({ rows = 3, height = 96 }: { readonly rows?: number; readonly height?: number }) {
  return (
    <Stack role="status" aria-label={common.loading} gap="md">
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} h={height} radius="lg" />
      ))}
    </Stack>
  );
}
