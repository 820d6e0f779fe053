import { texts } from '../texts.ts';

export function Footer() {
  return (
    <footer className="mt-24 border-t border-line">
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center gap-x-8 gap-y-3 px-4 py-10 text-[0.9rem] text-soft sm:px-8">
        <p className="mr-auto">{texts.footer.line}</p>
        <a className="underline-offset-4 hover:underline" href="/docs">
          {texts.footer.docs}
        </a>
        <a className="underline-offset-4 hover:underline" href="/openapi.json">
          {texts.footer.openapi}
        </a>
      </div>
    </footer>
  );
}
