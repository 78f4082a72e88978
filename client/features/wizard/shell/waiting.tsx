import { Box } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import belowHeader from '#client/ui/frame/below-header.module.css';
import { useRootMark } from '#client/ui/frame/use-root-mark.js';
import { LoadingSkeleton } from '#client/ui/loading-skeleton.js';

/** Until the draft is read. Without the header where a step of the studio is asked for, so that none comes and goes. */
export function Waiting() {
  const [params] = useSearchParams();
  const isStudio = Number(params.get('step')) > 1;
  useRootMark('full-bleed', isStudio);
  return (
    <Box className={belowHeader.page} py="xl" px="md" maw="60rem" mx="auto">
      <LoadingSkeleton rows={3} height={160} />
    </Box>
  );
}
