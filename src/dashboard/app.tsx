import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { Route, Switch, useLocation, useSearch } from 'wouter';
import { readAddress } from './client.ts';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { Offline } from './frame/offline.tsx';
import { Banner } from './frame/banner.tsx';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { Playground } from './pages/playground.tsx';
import { titleOf } from './texts.ts';

const PAGES: Readonly<Record<string, ComponentType>> = {
  '/playground': Playground,
  '/sign-in': lazy(async () => ({ default: (await import('./pages/sign-in.tsx')).SignInPage })),
  '/sign-up': lazy(async () => ({ default: (await import('./pages/sign-in.tsx')).SignUpPage })),
  '/forgot': lazy(async () => ({ default: (await import('./pages/sign-in.tsx')).ForgotPage })),
  '/reset': lazy(async () => ({ default: (await import('./pages/sign-in.tsx')).ResetPage })),
  '/keys': lazy(async () => ({ default: (await import('./pages/keys.tsx')).KeysPage })),
  '/usage': lazy(async () => ({ default: (await import('./pages/usage.tsx')).UsagePage })),
  '/history': lazy(async () => ({ default: (await import('./pages/history.tsx')).HistoryPage })),
  '/account': lazy(async () => ({ default: (await import('./pages/account.tsx')).AccountPage })),
  '/operator': lazy(async () => ({ default: (await import('./pages/operator.tsx')).OperatorPage })),
};

export function App() {
  const [path] = useLocation();
  const { prompt } = readAddress(useSearch());
  const content = useRef<HTMLElement>(null);
  const before = useRef(path);
  useEffect(() => {
    document.title = titleOf(path, prompt);
  }, [path, prompt]);
  useEffect(() => {
    if (location.hash === '') scrollTo(0, 0);
    // As when a browser opens a page: what is read next is its beginning.
    if (before.current !== path) content.current?.focus({ preventScroll: true });
    before.current = path;
  }, [path]);

  return (
    <>
      <Header />
      <Banner />
      <main ref={content} id="content" tabIndex={-1} className="min-h-dvh outline-none">
        <Switch>
          {/* Not behind a boundary: what the build has drawn is taken over in one piece, before any answer can change it. */}
          <Route path="/">
            <Home />
          </Route>
          {Object.entries(PAGES).map(([at, Page]) => (
            <Route key={at} path={at}>
              <Suspense fallback={null}>
                <Page />
              </Suspense>
            </Route>
          ))}
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </main>
      <Footer />
      <Offline />
    </>
  );
}
