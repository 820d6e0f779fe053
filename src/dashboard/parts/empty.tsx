import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonLook } from './button.tsx';

interface Props {
  readonly children: ReactNode;
  /** Where it can be changed. */
  readonly to?: string;
  readonly label?: string;
}

/** In the place of things that are not there yet, or not found. */
export function Empty({ children, to, label }: Props) {
  return (
    <div className="grid justify-items-center gap-5 rounded-3xl border border-dashed border-edge/60 px-6 py-14 text-center">
      <p role="status" className="max-w-md text-soft">
        {children}
      </p>
      {to !== undefined && (
        <Link href={to} className={buttonLook('plain')}>
          {label}
        </Link>
      )}
    </div>
  );
}
