import type { ReactNode } from 'react';

/** Rows under headings; where there is no room they are scrolled to, by keyboard too. */
export function Table({
  label,
  columns,
  children,
}: {
  label: string;
  columns: readonly string[];
  children: ReactNode;
}) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="overflow-x-auto rounded-3xl border border-line bg-raised shadow-card"
    >
      <table className="w-full border-collapse text-left text-[0.94rem]">
        <thead>
          <tr className="border-b border-line text-[0.85rem] text-soft">
            {columns.map((column) =>
              column === '' ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col" className="px-5 py-3 font-semibold whitespace-nowrap">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className="[&>tr+tr]:border-t [&>tr+tr]:border-line">{children}</tbody>
      </table>
    </div>
  );
}

export function Cell({ children, strong = false }: { children: ReactNode; strong?: boolean }) {
  return <td className={`px-5 py-3 whitespace-nowrap ${strong ? 'font-bold' : ''}`}>{children}</td>;
}
