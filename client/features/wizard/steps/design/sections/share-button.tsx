import { ActionIcon, Tooltip } from '@mantine/core';
import { IconStack2 } from '@tabler/icons-react';
import type { DesignSection } from '#core/design/design.js';
import { sharedPlaceOf } from '#core/design/shared-sections.js';
import { designMessages } from '../../../messages/wizard-design.messages.js';
import { sharedMessages as m } from '../../../messages/wizard-pages.messages.js';
import type { WizardAction } from '../../../state/edits/wizard-actions.js';
import { usePriceChange } from '../../../state/use-price-change.js';
import { useIsSmall } from '../../../studio/use-is-small.js';
import { useWizard } from '../../../wizard-context.js';
import styles from './layers.module.css';

/** Makes a page's own header or footer that of all pages; nothing for other sections. */
export function ShareButton({ section }: { readonly section: DesignSection }) {
  return sharedPlaceOf(section.sectionType) === null ? null : <Share section={section} />;
}

function Share({ section }: { readonly section: DesignSection }) {
  const { dispatch, offerUndo } = useWizard();
  const change = usePriceChange();
  const isSmall = useIsSmall();
  const name = designMessages.sectionTypes[section.sectionType];
  const sharing: WizardAction = { type: 'sectionShared', sectionId: section.id };
  const price = change(sharing);
  const share = () => {
    dispatch(sharing);
    offerUndo(m.shared(name, price));
  };
  return (
    <Tooltip label={price === null ? m.share : `${m.share}، ${price}`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={isSmall ? 40 : 26}
        className={styles.act}
        aria-label={`${m.share}: ${name}`}
        onClick={share}
      >
        <IconStack2 size={16} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
