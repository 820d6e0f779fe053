import type { Palette } from '../client.ts';
import { Icon } from '../frame/icons.tsx';
import { texts } from '../texts.ts';
import { contrast, inkOn, passOf } from './colour.ts';

/** How far the pairs that meet on a screen keep from each other, and what that is good for. */
export function ContrastFigures({ palette }: { palette: Palette }) {
  const { background, text, primary, secondary, accent } = palette.semantic;
  const pairs = {
    text: [text, background],
    primary: [primary, background],
    label: [inkOn(primary, background, text), primary],
    secondary: [secondary, background],
    accent: [accent, background],
  } as const;
  const names = ['text', 'primary', 'label', 'secondary', 'accent'] as const;
  return (
    <dl aria-label={texts.card.contrast} className="grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-3 xl:grid-cols-5">
      {names.map((name) => {
        const [ink, ground] = pairs[name];
        const ratio = contrast(ink, ground);
        const pass = passOf(ratio);
        return (
          <div key={name} className="grid grid-cols-[auto_1fr] content-start items-start gap-x-2 sm:gap-x-3">
            <span
              aria-hidden="true"
              data-specimen
              // Who is told that large text can be read is shown large text: 24 px, as WCAG 2.2 means it.
              className={`seen row-span-2 grid size-10 place-items-center rounded-xl border border-line leading-none font-extrabold ${pass === 'large' ? 'text-[1.5rem] tracking-tighter' : 'text-[0.95rem]'}`}
              style={{ color: ink, backgroundColor: ground }}
            >
              Aa
            </span>
            <dt className="text-[0.8rem] leading-tight text-soft">{texts.card.pairs[name]}</dt>
            <dd className="flex flex-wrap items-center gap-x-1 text-[0.82rem] leading-tight sm:gap-x-1.5 sm:text-[0.88rem] font-bold tabular-nums">
              {/* Cut, not rounded: 4.49 is no 4.5. */}
              {(Math.floor(ratio * 10) / 10).toFixed(1)}:1
              <span
                className={`flex items-center gap-0.5 text-[0.7rem] sm:text-[0.74rem] ${pass === 'none' ? 'text-soft' : 'text-good'}`}
              >
                {pass !== 'none' && <Icon name="check" />}
                {texts.card.passes[pass]}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
