import { type FormEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../frame/icons.tsx';
import { Button } from '../parts/button.tsx';
import { texts } from '../texts.ts';

const PROMPT_MAX = 500;
const COUNT_MAX = 10;

export interface Asked {
  readonly prompt: string;
  readonly count: number;
}

interface Props {
  readonly start: Asked;
  readonly busy?: boolean;
  readonly onAsk: (asked: Asked) => void;
}

export function PromptForm({ start, busy = false, onAsk }: Props) {
  const [prompt, setPrompt] = useState(start.prompt);
  const [count, setCount] = useState(start.count);
  const [shown, setShown] = useState(start);
  // Another address was opened: its words are put in, and the field that is typed in stays the one it is.
  if (shown.prompt !== start.prompt || shown.count !== start.count) {
    setShown(start);
    setPrompt(start.prompt);
    setCount(start.count);
  }
  const box = useGrowing(prompt);
  const [fault, setFault] = useState<string>();
  const id = useId();

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (busy) return;
    const length = Array.from(prompt.trim()).length;
    if (length === 0) setFault(texts.prompt.empty);
    else if (length > PROMPT_MAX) setFault(texts.prompt.long(length - PROMPT_MAX));
    else {
      setFault(undefined);
      onAsk({ prompt: prompt.trim(), count });
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className="rounded-3xl border border-edge bg-raised p-2 shadow-card transition-colors focus-within:border-ink">
        <label htmlFor={id} className="sr-only">
          {texts.prompt.label}
        </label>
        <textarea
          id={id}
          ref={box}
          rows={2}
          value={prompt}
          placeholder={texts.prompt.placeholder}
          aria-invalid={fault !== undefined}
          {...(fault !== undefined && { 'aria-describedby': `${id}-fault` })}
          onChange={(event) => setPrompt(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
              event.preventDefault();
              submit();
            }
          }}
          className="block max-h-[60vh] w-full resize-none rounded-2xl bg-transparent px-4 py-3 text-lg leading-snug outline-none placeholder:text-soft"
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Stepper value={count} onChange={setCount} />
          {/* Not disabled: a button that is loses the focus. */}
          <Button look="strong" type="submit" aria-disabled={busy}>
            {/* As wide as the longer of the two, whichever is seen. */}
            <span className="grid *:[grid-area:1/1]">
              <span className={busy ? 'invisible' : ''}>{texts.prompt.submit}</span>
              <span className={busy ? '' : 'invisible'}>{texts.prompt.making}</span>
            </span>
            <Icon name="arrow" />
          </Button>
        </div>
      </div>
      {fault !== undefined && (
        <p id={`${id}-fault`} role="alert" className="mt-2 px-4 font-semibold text-bad">
          {fault}
        </p>
      )}
    </form>
  );
}

/** A field as high as its text. */
function useGrowing(text: string): RefObject<HTMLTextAreaElement | null> {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const grow = () => {
      current.style.height = 'auto';
      current.style.height = `${current.scrollHeight}px`;
    };
    if (text !== '') grow();
    else current.style.height = '';
    addEventListener('resize', grow);
    return () => removeEventListener('resize', grow);
  }, [text]);
  return box;
}

function Stepper({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const round = 'grid size-9 place-items-center rounded-full hover:bg-sunken disabled:opacity-40';
  return (
    <div role="group" aria-label={texts.prompt.count} className="flex items-center pl-2">
      <button
        type="button"
        className={round}
        aria-label={texts.prompt.fewer}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output className="min-w-6 text-center font-bold tabular-nums">{value}</output>
      <button
        type="button"
        className={round}
        aria-label={texts.prompt.moreOf}
        disabled={value >= COUNT_MAX}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
      <span className="ml-1 text-[0.9rem] text-soft max-[420px]:hidden">{texts.prompt.unit(value)}</span>
    </div>
  );
}
