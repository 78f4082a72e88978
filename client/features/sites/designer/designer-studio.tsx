import { StudioEnds, useEditor } from '#client/features/editor/index.js';
import { DesignerEnd, DesignerStart } from './designer-ends.js';
import { DesignerPrice, isBeyond, type PaidSite } from './designer-price.js';
import { DesignerViews, type DesignerView } from './designer-views.js';
import type { SaveState } from './site-draft-keeper.js';

interface DesignerStudioProps {
  readonly siteId: string;
  readonly title: string;
  readonly state: SaveState;
  readonly view: DesignerView;
  readonly paid: PaidSite;
  readonly onView: (view: DesignerView) => void;
  readonly onPublish: () => Promise<void>;
  readonly onSaveAgain: () => void;
}

/** The studio of the editor, with the bar of a paid site. */
export function DesignerStudio(props: DesignerStudioProps) {
  const { siteId, title, state, view, paid, onView, onPublish, onSaveAgain } = props;
  const { draft } = useEditor();
  const isBuying = paid.isOwner && isBeyond(paid, draft);
  const ends = {
    start: <DesignerStart siteId={siteId} title={title} state={state} onSaveAgain={onSaveAgain} />,
    end: <DesignerEnd state={state} view={view} onView={onView} isBuying={isBuying} onPublish={onPublish} />,
    aside: <DesignerPrice paid={paid} draft={draft} />,
  };
  return (
    <StudioEnds value={ends}>
      <DesignerViews view={view} />
    </StudioEnds>
  );
}
