import type { ReactNode } from 'react';

/** The column and the heading that pages share. */
export function Page({
  title,
  lead,
  narrow = false,
  children,
}: {
  title: string;
  lead?: string;
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`mx-auto px-4 pt-10 sm:px-8 sm:pt-16 ${narrow ? 'max-w-md' : 'max-w-[78rem]'}`}>
      <h1 className="text-4xl font-extrabold sm:text-5xl">{title}</h1>
      {lead !== undefined && <p className="mt-3 max-w-2xl text-lg text-soft">{lead}</p>}
      <div className="mt-8 sm:mt-10">{children}</div>
    </div>
  );
}
