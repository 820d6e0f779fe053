import { type Ref, useEffect, useRef, useState } from 'react';
import { Icon } from '../frame/icons.tsx';
import { texts } from '../texts.ts';
import { Button } from './button.tsx';

const SHOWN_MS = 1400;

/** Copies a text; `copied` is true for a moment afterwards. */
export function useCopy(): { copied: boolean; copy: (text: string) => void } {
  const [copied, setCopied] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  async function write(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The browser does not let us: what was to be copied stands beside, to be selected.
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopied(false), SHOWN_MS);
  }
  return {
    copied,
    copy: (text) => void write(text),
  };
}

interface Props {
  readonly text: string;
  readonly label?: string;
  readonly look?: 'plain' | 'strong' | 'quiet';
  readonly icon?: 'copy' | 'link';
  readonly disabled?: boolean;
  /** What is copied, where several buttons say no more than that they copy. */
  readonly name?: string;
  readonly ref?: Ref<HTMLButtonElement>;
  /** On a phone the icon alone is seen. */
  readonly small?: boolean;
}

export function CopyButton({
  text,
  label = texts.copy,
  look = 'plain',
  icon = 'copy',
  disabled,
  small = false,
  name,
  ref,
}: Props) {
  const { copied, copy } = useCopy();
  return (
    <Button
      look={look}
      onClick={() => copy(text)}
      disabled={disabled}
      {...(name !== undefined && { 'aria-label': copied ? texts.copied : name })}
      {...(ref !== undefined && { ref })}
    >
      <Icon name={copied ? 'check' : icon} />
      <span aria-live="polite" className={small ? 'max-sm:sr-only' : ''}>
        {copied ? texts.copied : label}
      </span>
    </Button>
  );
}
