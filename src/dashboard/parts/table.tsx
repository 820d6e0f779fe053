import type { ReactNode } from 'react';

interface Row {
  readonly key: string;
  /** As many as there are columns; the first names the row. */
  readonly cells: readonly ReactNode[];
  readonly faded?: boolean;
}

interface Props {
  readonly label: string;
  /** A column without a heading has an empty one. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  /** More columns than a phone has room for: there a row's cells stand below each other, each beside its heading. */
  readonly wide?: boolean;
}

const CELL = 'px-3 py-3 whitespace-nowrap first:pl-5 last:pr-5 sm:px-5';
const STACKED =
  'max-sm:flex max-sm:min-h-9 max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:px-5 max-sm:py-1 max-sm:not-first:before:text-soft max-sm:not-first:before:content-[attr(data-label)]';

/** Rows under headings. The roles are told, for a table that is laid out otherwise is none to some screen readers. */
export function Table({ label, columns, rows, wide = false }: Props) {
  return (
    <div
      role="region"
      aria-label={label}
      // What does not fit is scrolled to, by keyboard too.
      tabIndex={0}
      className="overflow-x-auto rounded-3xl border border-line bg-raised shadow-card"
    >
      <table role="table" className={`w-full border-collapse text-left text-[0.94rem] ${wide ? 'max-sm:block' : ''}`}>
        <thead role="rowgroup" className={wide ? 'max-sm:sr-only' : ''}>
          <tr role="row" className="border-b border-line text-[0.85rem] text-soft">
            {columns.map((column) =>
              column === '' ? (
                <td role="cell" key={column} />
              ) : (
                <th role="columnheader" key={column} scope="col" className={`${CELL} font-semibold`}>
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" className={`[&>tr+tr]:border-t [&>tr+tr]:border-line ${wide ? 'max-sm:block' : ''}`}>
          {rows.map(({ key, cells, faded = false }) => (
            <tr
              key={key}
              role="row"
              className={`${faded ? 'text-soft' : ''} ${wide ? 'max-sm:block max-sm:py-3' : ''}`}
            >
              {cells.map((cell, at) => {
                const Cell = at === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={columns[at]}
                    role={at === 0 ? 'rowheader' : 'cell'}
                    {...(at === 0 && { scope: 'row' })}
                    data-label={columns[at]}
                    className={`${CELL} ${at === 0 && wide ? 'font-bold' : 'font-normal tabular-nums'} ${wide ? STACKED : ''}`}
                  >
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
