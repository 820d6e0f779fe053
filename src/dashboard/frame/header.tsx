import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useMe } from '../service.ts';
import { texts } from '../texts.ts';
import { Icon } from './icons.tsx';
import { Logo } from './logo.tsx';
import { type Place, PlaceLink } from './place-link.tsx';
import { chooseTheme, useTheme } from './theme.ts';

/** Brought when it is opened: dialogs are no part of the first view. */
const Menu = lazy(async () => ({ default: (await import('./menu.tsx')).Menu }));

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
  const menuButton = useRef<HTMLButtonElement>(null);
  const links = [...places, ...(signedIn === true ? [{ to: '/account', label: texts.nav.account }] : [])];
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
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
          {signedIn !== true && <SignInLinks known={signedIn === false} />}
          <button
            ref={menuButton}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open}
            className="grid size-10 place-items-center rounded-full hover:bg-sunken lg:hidden"
            aria-label={texts.nav.menu}
            onClick={() => setOpen(true)}
          >
            <Icon name="menu" />
          </button>
          {open && (
            <Suspense fallback={null}>
              <Menu
                places={[...links, ...(signedIn === true ? [] : [{ to: '/sign-in', label: texts.nav.signIn }])]}
                from={menuButton}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )}
        </div>
      </div>
    </header>
  );
}

/** @param known whether it is known that nobody is signed in; until then their place is kept */
function SignInLinks({ known }: { known: boolean }) {
  return (
    <div className={`flex items-center gap-1.5 ${known ? '' : 'invisible'}`}>
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
    </div>
  );
}

function ThemeSwitch() {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="grid size-10 place-items-center rounded-full hover:bg-sunken"
      aria-label={texts.theme[other]}
      onClick={() => chooseTheme(other)}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}
