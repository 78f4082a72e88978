import { Box, Button, Drawer, Group } from '@mantine/core';
import { IconPalette, IconTemplate } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { designMessages } from '../../messages/wizard-design.messages.js';
import { factsMessages } from '../../messages/wizard-facts.messages.js';
import { FactsButton } from './facts/facts-button.js';

const ColorFields = lazy(() =>
  import('../branding/color-panel.js').then((fields) => ({ default: fields.ColorFields })),
);
const TemplatePicker = lazy(() =>
  import('./templates/template-picker.js').then((picker) => ({ default: picker.TemplatePicker })),
);

/** The custom colours and the ready templates, beside the canvas that shows them at once. */
export function DesignTools() {
  const [isPicking, setPicking] = useState(false);
  const [isColouring, setColouring] = useState(false);
  return (
    <>
      <FactsButton label={factsMessages.open} size="sm" variant="default" />
      <Group gap="xs" grow>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconTemplate size={17} aria-hidden />}
          onClick={() => setPicking(true)}
        >
          {designMessages.templates.open}
        </Button>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPalette size={17} aria-hidden />}
          onClick={() => setColouring(true)}
        >
          {designMessages.canvas.colors}
        </Button>
      </Group>
      <Drawer
        opened={isColouring}
        onClose={() => setColouring(false)}
        position="left"
        size={380}
        title={designMessages.canvas.colors}
        overlayProps={{ backgroundOpacity: 0 }}
      >
        <Box pt={6}>
          <Suspense>
            <ColorFields />
          </Suspense>
        </Box>
      </Drawer>
      {isPicking && (
        <Suspense>
          <TemplatePicker onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </>
  );
}
