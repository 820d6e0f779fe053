import { Link, useLocation } from 'wouter';

export interface Place {
  readonly to: string;
  readonly label: string;
}

export function PlaceLink({ to, label }: Place) {
  const [path] = useLocation();
  const here = path === to;
  const look = `rounded-full px-3.5 py-2 text-[0.94rem] font-semibold transition-colors hover:bg-sunken ${here ? 'text-ink' : 'text-soft'}`;
  const current = here ? ({ 'aria-current': 'page' } as const) : {};
  // The reference and the anchors are not the router's.
  return to === '/docs' || to.includes('#') ? (
    <a href={to} className={look}>
      {label}
    </a>
  ) : (
    <Link href={to} className={look} {...current}>
      {label}
    </Link>
  );
}
