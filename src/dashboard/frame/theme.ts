import { useSyncExternalStore } from 'react';

const STORED = 'huesmith-theme';
const DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

export type Theme = 'light' | 'dark';

function chosen(): Theme | undefined {
  const stored = localStorage.getItem(STORED);
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

/** As chosen here before; otherwise as the system has it. */
function themeNow(): Theme {
  return chosen() ?? (matchMedia(DARK).matches ? 'dark' : 'light');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const system = matchMedia(DARK);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

/** The system's theme needs no script; one that was chosen is put on before the page is seen, and here once more. */
export function startTheme(): void {
  const theme = chosen();
  if (theme !== undefined) document.documentElement.dataset['theme'] = theme;
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, themeNow, () => 'light');
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(STORED, theme);
  startTheme();
  for (const listener of listeners) listener();
}
