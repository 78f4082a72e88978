import { useCallback, useMemo, useState } from 'react';
import type { LibraryRequest } from './picture-library.js';

/** The tools of the whole site, beside the canvas. */
export type SiteTool = 'facts' | 'menu' | 'settings' | 'replace' | 'colors' | 'canvas' | 'checks';
/** The sheets under the canvas of a phone. */
export type SheetId = 'layers' | 'content' | 'pages' | 'site' | 'color' | 'font' | 'look' | 'logo' | 'files';

/** A slot of a section. */
export interface SlotPlace {
  readonly sectionId: string;
  readonly slot: string;
}

/** Files that were chosen for a section at once. */
export interface SectionFiles {
  readonly sectionId: string;
  readonly files: readonly File[];
}

/** Several sections that are chosen at once. */
export interface SectionChoice {
  readonly ids: readonly string[];
  /** The section that was chosen last, from which a range goes on; null for none. */
  readonly last: string | null;
}

/** The shown part of the designer: nothing of it belongs to the draft. */
export interface Look {
  /** The design is only looked at: nothing that edits is shown. */
  readonly isPreview: boolean;
  readonly setPreview: (isPreview: boolean) => void;
  /** The section whose fields are to be opened, from elsewhere; null for none. */
  readonly askedSection: string | null;
  readonly askForSection: (sectionId: string | null) => void;
  /** The section whose fields are shown; null for none. It may be on another page. */
  readonly selected: string | null;
  /** Ends choosing several, unless it is null. */
  readonly select: (sectionId: string | null) => void;
  /** Null where sections are not chosen but opened. They may be on another page. */
  readonly choice: SectionChoice | null;
  readonly choose: (choice: SectionChoice | null) => void;
  readonly tool: SiteTool | null;
  readonly openTool: (tool: SiteTool | null) => void;
  readonly sheet: SheetId | null;
  readonly openSheet: (sheet: SheetId | null) => void;
  /** The picture whose dialog is open: it stays open where a panel closes or becomes a sheet. */
  readonly picture: SlotPlace | null;
  readonly openPicture: (place: SlotPlace | null) => void;
  /** The library of pictures, where it is open. */
  readonly library: LibraryRequest | null;
  readonly openLibrary: (request: LibraryRequest | null) => void;
  /** Pictures that the canvas is to put into a section, as if they had been dropped on it; null for none. */
  readonly chosenFiles: SectionFiles | null;
  readonly chooseFiles: (chosen: SectionFiles | null) => void;
}

export function useLook(): Look {
  const [isPreview, setPreview] = useState(false);
  const [askedSection, askForSection] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [choice, choose] = useState<SectionChoice | null>(null);
  const select = useCallback((sectionId: string | null) => {
    setSelected(sectionId);
    if (sectionId !== null) choose(null);
  }, []);
  const [tool, openTool] = useState<SiteTool | null>(null);
  const [sheet, openSheet] = useState<SheetId | null>(null);
  const [picture, openPicture] = useState<SlotPlace | null>(null);
  const [library, openLibrary] = useState<LibraryRequest | null>(null);
  const [chosenFiles, chooseFiles] = useState<SectionFiles | null>(null);
  return useMemo(
    () => ({
      isPreview,
      setPreview,
      askedSection,
      askForSection,
      selected,
      select,
      choice,
      choose,
      tool,
      openTool,
      sheet,
      openSheet,
      picture,
      openPicture,
      library,
      openLibrary,
      chosenFiles,
      chooseFiles,
    }),
    [isPreview, askedSection, selected, select, choice, tool, sheet, picture, library, chosenFiles],
  );
}
