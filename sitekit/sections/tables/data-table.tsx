import { CELLS, type Cell } from '#core/sections/table-cells.js';
import { LISTS, TABLE_COLUMNS } from '#core/limits/limits.js';
import { UI_WORDS } from '../../copy/slots.messages.js';
import type { SectionProps } from '../../section.types.js';
import { itemSlots, list, type ListSlots } from '../../slots.js';
import { items, Slot, slotMark } from '../../ui/slot.js';

const ROWS = 6;

/** Every text of a table: its headings, and rows of a name and cells. Columns that nobody filled are not drawn. */
export const ROW_SLOTS: ListSlots = { ...list('row', ROWS, 'title', ...CELLS), max: LISTS.tableRows };
export const TABLE_SLOTS = [...itemSlots('column', TABLE_COLUMNS, 'title'), ROW_SLOTS];

/** The columns that have a cell. */
export function filledColumns(of: SectionProps): Cell[] {
  return CELLS.filter((cell) => items(of, 'row').some((n) => of.texts[`row${n}.${cell}`]));
}

/** The columns that have a heading or a cell. */
export function columnsOf(of: SectionProps): Cell[] {
  const filled = filledColumns(of);
  return CELLS.filter((cell) => of.texts[columnTitle(cell)] || filled.includes(cell));
}

export const columnTitle = (cell: Cell): string => `column${CELLS.indexOf(cell) + 2}.title`;
export const rowsOf = (of: SectionProps): number[] => items(of, 'row');

/** A table in a frame of its own that scrolls where the page is too narrow; the names stay in sight. */
export function DataTable({ of, look }: { of: SectionProps; look: 'ruled' | 'striped' | 'marked' }) {
  const columns = columnsOf(of);
  return (
    <section
      className="bp-table-frame"
      data-look={look}

      tabIndex={0}
      aria-label={[of.texts['title'], UI_WORDS.scrolled].filter(Boolean).join('، ')}
    >
      <table>
        <thead>
          <tr>
            <th scope="col" {...slotMark(of, 'column1.title')}>
              {of.texts['column1.title']}
            </th>
            {columns.map((cell) => (
              <th key={cell} scope="col" {...slotMark(of, columnTitle(cell))}>
                {of.texts[columnTitle(cell)]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(of).map((n) => (
            <tr key={n}>
              <th scope="row" {...slotMark(of, `row${n}.title`)}>
                {of.texts[`row${n}.title`]}
              </th>
              {columns.map((cell) => (
                <td key={cell}>
                  <Slot of={of} name={`row${n}.${cell}`} as="span" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
