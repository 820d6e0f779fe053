import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { COUNT_START } from '../client.ts';
import { dressLogo } from '../frame/logo.tsx';
import { buttonLook } from '../parts/button.tsx';
import { addressFor } from '../palette/address.ts';
import { Bands } from '../palette/bands.tsx';
import { PaletteTitle } from '../palette/card.tsx';
import { ContrastFigures } from '../palette/contrast-figures.tsx';
import { EXAMPLES, type Example } from '../palette/examples.ts';
import { Mockup } from '../palette/mockup.tsx';
import { PromptForm } from '../palette/prompt-form.tsx';
import { Snippets } from '../parts/snippets.tsx';
import { texts } from '../texts.ts';
import { Prices } from './prices.tsx';

const [FIRST] = EXAMPLES;

export function Home() {
  const [, go] = useLocation();
  const [shown, setShown] = useState<Example | undefined>(FIRST);
  useEffect(() => dressLogo(shown?.palette.colors ?? []), [shown]);
  const { home } = texts;
  return (
    <>
      <section className="mx-auto max-w-[90rem] px-4 pt-12 sm:px-8 sm:pt-20">
        <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1.1fr_1fr]">
          <h1 className="text-[clamp(2.9rem,7.2vw,6.2rem)] leading-[0.98] font-extrabold tracking-[-0.045em]">
            {home.title.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </h1>
          <div>
            <p className="mb-5 max-w-xl text-lg text-soft">{home.lead}</p>
            <PromptForm start={{ prompt: '', count: COUNT_START }} onAsk={(asked) => go(addressFor(asked))} />
          </div>
        </div>
      </section>
      {shown !== undefined && <Stage shown={shown} onShow={setShown} />}
      <section className="mx-auto grid max-w-[90rem] gap-x-16 gap-y-10 px-4 pt-24 sm:px-8 md:grid-cols-3">
        {home.promises.map(([title, text]) => (
          <div key={title} className="border-t-2 border-ink pt-5">
            <h2 className="text-xl font-extrabold">{title}</h2>
            <p className="mt-2 text-soft">{text}</p>
          </div>
        ))}
      </section>
      <section className="mx-auto grid max-w-[90rem] items-center gap-x-16 gap-y-8 px-4 pt-24 sm:px-8 lg:grid-cols-2">
        <div>
          <h2 className="text-4xl font-extrabold sm:text-5xl">{home.apiTitle}</h2>
          <p className="mt-4 max-w-xl text-lg text-soft">{home.api}</p>
          <a href="/docs" className={`mt-6 ${buttonLook('plain')}`}>
            {home.apiLink}
          </a>
        </div>
        <Snippets />
      </section>
      <Prices />
    </>
  );
}

function Stage({ shown: { prompt, seed, palette }, onShow }: { shown: Example; onShow: (example: Example) => void }) {
  const { home } = texts;
  return (
    <section className="mx-auto max-w-[90rem] px-4 pt-10 sm:px-8 sm:pt-14">
      <div
        className="-mx-4 flex gap-2 overflow-x-auto px-4 pt-1 pb-4 sm:mx-0 sm:flex-wrap sm:px-0"
        role="group"
        aria-label={home.examples}
      >
        {EXAMPLES.map((example) => (
          <button
            key={example.prompt}
            type="button"
            aria-pressed={example.prompt === prompt}
            onClick={() => onShow(example)}
            className="flex shrink-0 items-center gap-2.5 rounded-full border border-line bg-raised py-1.5 pr-4 pl-2 text-[0.94rem] font-semibold text-soft transition-colors hover:border-edge aria-pressed:border-ink aria-pressed:text-ink"
          >
            <span aria-hidden="true" className="flex h-5 w-9 overflow-hidden rounded-full border border-line">
              {example.palette.colors.map((hex) => (
                <span key={hex} className="flex-1" style={{ backgroundColor: hex }} />
              ))}
            </span>
            {example.prompt}
          </button>
        ))}
      </div>
      <div className="overflow-hidden rounded-3xl border border-line bg-raised shadow-card">
        <div className="px-5 py-5 sm:px-7 sm:py-6">
          <PaletteTitle name={palette.name} description={palette.description} />
        </div>
        <div className="grid lg:grid-cols-[1.25fr_1fr]">
          <Bands palette={palette} key={palette.name} className="sm:h-72 lg:h-[25rem]" />
          <Mockup palette={palette} className="min-h-72 lg:h-[25rem]" />
        </div>
        <div className="grid gap-6 p-5 sm:p-7">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <div className="max-w-2xl">
              <h2 className="text-2xl font-extrabold">{home.useTitle}</h2>
              <p className="mt-1.5 text-soft">{home.use}</p>
            </div>
            <Link href={addressFor({ prompt, seed })} className={buttonLook('strong')}>
              {home.open}
            </Link>
          </div>
          <ContrastFigures palette={palette} />
        </div>
      </div>
    </section>
  );
}
