import type { ReactNode } from 'react';

/** A sentence that appears: said by screen readers at once when it is a fault. */
export function Notice({ fault = false, children }: { fault?: boolean; children: ReactNode }) {
  return (
    <div
      role={fault ? 'alert' : 'status'}
      className={`animate-rise rounded-xl border bg-raised px-4 py-3 text-[0.95rem] ${fault ? 'border-bad text-bad' : 'border-line'}`}
    >
      {children}
    </div>
  );
}
