const STORED = 'huesmith-theme';
const dark = matchMedia('(prefers-color-scheme: dark)');

export type Theme = 'light' | 'dark';

/** As chosen here before; otherwise as the system has it. */
export function themeNow(): Theme {
  const chosen = localStorage.getItem(STORED);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return dark.matches ? 'dark' : 'light';
}

function apply(): void {
  document.documentElement.dataset['theme'] = themeNow();
}

export function startTheme(): void {
  apply();
  dark.addEventListener('change', apply);
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(STORED, theme);
  apply();
}
