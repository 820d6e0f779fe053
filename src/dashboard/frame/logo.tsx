import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const START: readonly string[] = ['#1f4e5f', '#3f8f8b', '#f2b84b', '#e4784a', '#a63d40'];
let colours = START;

/** The mark wears the palette that was last looked at. */
export function dressLogo(next: readonly string[]): void {
  colours = next;
  for (const listener of listeners) listener();
}

const HEIGHTS = [18, 24, 28, 22, 15];

export function Logo() {
  const worn = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => colours,
    () => START,
  );
  return (
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
      {HEIGHTS.map((height, at) => (
        <rect
          key={height}
          x={2 + at * 5.9}
          y={30 - height}
          width="4.4"
          height={height}
          rx="2.2"
          className="stroke-edge/50 transition-[fill] duration-700"
          strokeWidth="0.5"
          style={{ fill: worn[at] ?? 'currentColor' }}
        />
      ))}
    </svg>
  );
}
