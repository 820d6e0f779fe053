import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { DialogClose } from '../parts/dialog-close.tsx';
import { useMe } from '../service.ts';
import { texts } from '../texts.ts';
import { Icon } from './icons.tsx';
import { Logo } from './logo.tsx';
import { chooseTheme, themeNow } from './theme.ts';

interface Place {
  readonly to: string;
  readonly label: string;
}

/** Where a person may go, by who they are. */
function usePlaces(): { places: readonly Place[]; signedIn: boolean | undefined } {
  const { data } = useMe();
  const { nav } = texts;
  const signedIn = data && data.account !== null;
  const places = [
    { to: '/playground', label: nav.playground },
    ...(signedIn === true
      ? [
          { to: '/history', label: nav.history },
          { to: '/keys', label: nav.keys },
          { to: '/usage', label: nav.usage },
        ]
      : [{ to: '/#prices', label: nav.prices }]),
    ...(data?.account?.operator === true ? [{ to: '/operator', label: nav.operator }] : []),
    { to: '/docs', label: nav.docs },
  ];
  return { places, signedIn };
}

export function Header() {
  const { places, signedIn } = usePlaces();
  const [open, setOpen] = useState(false);
  const links = [...places, ...(signedIn === true ? [{ to: '/account', label: texts.nav.account }] : [])];
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/92 backdrop-blur-md">
      <a href="#content" className="absolute -top-20 left-4 z-50 rounded-b-lg bg-ink px-4 py-2 text-paper focus:top-0">
        {texts.nav.skip}
      </a>
      <div className="mx-auto flex h-16 max-w-[90rem] items-center gap-3 px-4 sm:px-8">
        <Link href="/" className="flex items-center gap-2.5 text-lg font-extrabold tracking-tight">
          <Logo />
          {texts.name}
        </Link>
        <nav aria-label={texts.nav.label} className="ml-6 hidden items-center gap-1 lg:flex">
          {links.map((place) => (
            <PlaceLink key={place.to} {...place} />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1.5">
          <ThemeSwitch />
          {signedIn === false && <SignInLinks />}
          <Dialog.Root open={open} onOpenChange={setOpen}>
            <Dialog.Trigger
              className="grid size-10 place-items-center rounded-full hover:bg-sunken lg:hidden"
              aria-label={texts.nav.menu}
            >
              <Icon name="menu" />
            </Dialog.Trigger>
            <Dialog.Portal>
              <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/40" />
              <Dialog.Popup className="animate-rise fixed inset-x-3 top-3 z-50 rounded-2xl border border-line bg-raised p-3 shadow-card">
                <div className="flex items-center justify-between pl-3">
                  <Dialog.Title className="font-bold">{texts.nav.menu}</Dialog.Title>
                  <DialogClose />
                </div>
                <nav aria-label={texts.nav.label} className="mt-1 grid" onClick={() => setOpen(false)}>
                  {[...links, ...(signedIn === true ? [] : [{ to: '/sign-in', label: texts.nav.signIn }])].map(
                    (place) => (
                      <PlaceLink key={place.to} {...place} />
                    ),
                  )}
                </nav>
              </Dialog.Popup>
            </Dialog.Portal>
          </Dialog.Root>
        </div>
      </div>
    </header>
  );
}

function PlaceLink({ to, label }: Place) {
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

function SignInLinks() {
  return (
    <>
      <Link
        href="/sign-in"
        className="hidden rounded-full px-4 py-2 text-[0.94rem] font-semibold hover:bg-sunken sm:block"
      >
        {texts.nav.signIn}
      </Link>
      <Link
        href="/sign-up"
        className="rounded-full bg-ink px-4 py-2 text-[0.94rem] font-bold whitespace-nowrap text-paper transition-transform hover:-translate-y-px"
      >
        {texts.nav.signUp}
      </Link>
    </>
  );
}

function ThemeSwitch() {
  const [theme, setTheme] = useState(themeNow);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="grid size-10 place-items-center rounded-full hover:bg-sunken"
      aria-label={texts.theme[other]}
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}
