import type { CSSProperties } from 'react';
import type { Palette } from '../client.ts';
import { texts } from '../texts.ts';
import { edgeOf, inkOn, mix, readableOn } from './colour.ts';

const BARS = [38, 62, 48, 84, 57, 96, 72];

/** The palette at work on a small page: a header, a headline, buttons, a card and a chart. To look at, not to read. */
export function Mockup({ palette, className = '' }: { palette: Palette; className?: string }) {
  const { background, text, primary, secondary, accent } = palette.semantic;
  const onPrimary = inkOn(primary, background, text);
  const onSecondary = readableOn(secondary, background, text);
  const { mock } = texts;
  const panel = mix(text, background, 0.07);
  /** A fill, with an edge where it would vanish on its ground. */
  const filled = (fill: string, ground: string): CSSProperties => {
    const edge = edgeOf(fill, ground, text);
    return { backgroundColor: fill, boxShadow: edge === undefined ? 'none' : `inset 0 0 0 1.5px ${edge}` };
  };
  return (
    <div
      aria-hidden="true"
      className={`seen stage flex flex-col overflow-hidden select-none ${className}`}
      style={{ backgroundColor: background, color: text }}
    >
      <div className="flex items-center gap-2 px-5 py-3.5 text-[0.8rem] sm:px-7">
        <span data-shape className="size-3.5 rounded-full" style={filled(accent, background)} />
        <span className="mr-auto font-extrabold">{mock.brand}</span>
        {mock.links.map((link) => (
          <span key={link} className="font-semibold opacity-90 max-[420px]:hidden">
            {link}
          </span>
        ))}
      </div>
      <div className="grid flex-1 items-center gap-5 px-5 pb-6 sm:px-7 min-[560px]:grid-cols-[1.15fr_1fr]">
        <div>
          <span
            className="inline-block rounded-full px-2.5 py-0.5 text-[0.7rem] font-bold"
            data-shape
            style={{ ...filled(secondary, background), color: onSecondary }}
          >
            {mock.tag}
          </span>
          <p className="mt-2.5 text-[1.55rem] leading-[1.1] lg:text-[2.1rem] font-extrabold tracking-tight">
            {mock.title}
          </p>
          <p className="mt-2 max-w-[26ch] text-balance text-[0.82rem] leading-snug">{mock.text}</p>
          <div className="mt-4 flex gap-2 text-[0.78rem] font-bold">
            <span
              data-shape
              className="rounded-full px-3.5 py-1.5"
              style={{ ...filled(primary, background), color: onPrimary }}
            >
              {mock.button}
            </span>
            <span
              data-outline
              className="rounded-full border px-3.5 py-1.5"
              style={{ borderColor: edgeOf(primary, background, text) ?? primary }}
            >
              {mock.second}
            </span>
          </div>
        </div>
        <div data-panel className="rounded-2xl p-4" style={{ backgroundColor: panel }}>
          <div className="flex items-baseline justify-between text-[0.72rem] font-semibold">
            <span>{mock.card}</span>
            <span className="flex items-center gap-1">
              <span data-shape className="size-2 rounded-full" style={filled(accent, panel)} />
              +12%
            </span>
          </div>
          <p className="text-[1.35rem] font-extrabold tracking-tight">{mock.figure}</p>
          <div className="mt-3 flex h-20 items-end gap-1.5 lg:h-32">
            {BARS.map((height, at) => (
              <span
                key={height}
                data-shape
                className="flex-1 rounded-t-[3px]"
                style={{
                  height: `${height}%`,
                  ...filled(at === 5 ? accent : at % 2 === 0 ? primary : secondary, panel),
                }}
              />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
