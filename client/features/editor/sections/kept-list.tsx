import { ActionIcon, Menu, Text, UnstyledButton } from '@mantine/core';
import { useApolloClient } from '@apollo/client/react';
import { IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { COPIED_KIND } from '#core/design/copied-text.js';
import { fromKeyedLists } from '#core/design/keyed-lists.js';
import {
  KeptSectionDocument,
  MyKeptSectionsDocument,
  RemoveKeptSectionDocument,
  RenameKeptSectionDocument,
} from '#client/gql/graphql.js';
import { typesOfPage } from '#sitekit/layouts/load.js';
import { confirm } from '#client/ui/confirm.js';
import { useSiteKits } from '#client/ui/preview/use-site-kits.js';
import { toast } from '#client/ui/toast.js';
import { useEditor } from '../context/editor-context.js';
import { useTrade } from '../context/use-trade.js';
import { keptSectionMessages as m } from '../messages/kept-sections.messages.js';
import { BrandScope } from '../preview/brand-scope.js';
import { SectionThumb } from '../preview/section-thumb.js';
import styles from './section-picker.module.css';
import { useSectionCommands } from './use-section-commands.js';
import { NameDialog } from './name-dialog.js';
import type { KeptSection } from './use-kept-sections.js';

interface KeptListProps {
  readonly kept: readonly KeptSection[];
  readonly onClose: () => void;
  readonly onAdded: (sectionId: string) => void;
}

/** The kept sections of the account. A click puts a copy at the end of the page, read as a pasted one is. */
export function KeptList({ kept, onClose, onAdded }: KeptListProps) {
  const { draft } = useEditor();
  const trade = useTrade();
  const client = useApolloClient();
  const { pasteText } = useSectionCommands(onAdded);
  const sections = kept.map(({ id, sectionType, layoutId }) => ({ id, sectionType, layoutId }));
  useSiteKits({ types: typesOfPage({ sections }), trade });
  const add = async (id: string) => {
    try {
      const variables = { id };
      const answer = await client.query({ query: KeptSectionDocument, variables, fetchPolicy: 'no-cache' });
      const section = fromKeyedLists(answer.data?.keptSection.section, 'dropped');
      onClose();
      await pasteText(JSON.stringify({ kind: COPIED_KIND, sections: [section] }), null);
    } catch (fault) {
      toast.error(fault, m.notAdded);
    }
  };
  if (kept.length === 0) return <Text size="sm">{m.none}</Text>;
  return (
    <div className={styles.begin}>
      <Text size="sm" c="dimmed" mb="md">
        {m.listHint}
      </Text>
      <BrandScope branding={draft.branding} className={styles.layouts}>
        {kept.map((each) => (
          <div key={each.id} className={styles.layout}>
            <SectionThumb sectionType={each.sectionType} layoutId={each.layoutId} trade={trade} />
            <span className={styles.layoutName} aria-hidden>
              {each.name}
              <IconPlus size={18} />
            </span>
            <UnstyledButton className={styles.cover} aria-label={m.add(each.name)} onClick={() => void add(each.id)} />
            <KeptMenu kept={each} />
          </div>
        ))}
      </BrandScope>
    </div>
  );
}

/** Renames and removes a kept section. */
function KeptMenu({ kept: { id, name } }: { readonly kept: KeptSection }) {
  const client = useApolloClient();
  const [isRenaming, setRenaming] = useState(false);
  const rename = async (typed: string): Promise<boolean> => {
    try {
      await client.mutate({ mutation: RenameKeptSectionDocument, variables: { id, name: typed } });
      toast.passing(m.renamed(typed));
      return true;
    } catch (fault) {
      toast.error(fault, m.notRenamed);
      return false;
    }
  };
  const remove = async () => {
    if (!(await confirm({ title: m.removeTitle(name), text: m.removeText, action: m.remove, danger: true }))) return;
    try {
      await client.mutate({
        mutation: RemoveKeptSectionDocument,
        variables: { id },
        update: (cache) => {
          cache.updateQuery({ query: MyKeptSectionsDocument }, (known) =>
            known ? { ...known, myKeptSections: known.myKeptSections.filter((each) => each.id !== id) } : null,
          );
        },
      });
      toast.passing(m.removed(name));
    } catch (fault) {
      toast.error(fault, m.notRemoved);
    }
  };
  return (
    <>
      <Menu position="bottom-end" width={220} withinPortal returnFocus>
        <Menu.Target>
          <ActionIcon className={styles.options ?? ''} variant="default" size={40} aria-label={m.options(name)}>
            <IconDots size={18} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={17} aria-hidden />} onClick={() => setRenaming(true)}>
            {m.rename}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size={17} aria-hidden />} onClick={() => void remove()}>
            {m.remove}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isRenaming && <NameDialog title={m.rename} name={name} onClose={() => setRenaming(false)} onSave={rename} />}
    </>
  );
}
