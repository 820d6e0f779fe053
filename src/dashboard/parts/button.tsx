import type { ComponentPropsWithRef } from 'react';

const LOOKS = {
  strong: 'bg-ink text-paper hover:-translate-y-px active:translate-y-0',
  plain: 'border border-edge/60 bg-raised hover:border-ink',
  quiet: 'hover:bg-sunken',
  danger: 'border border-bad text-bad hover:bg-bad hover:text-paper',
} as const;

type Props = ComponentPropsWithRef<'button'> & { readonly look?: keyof typeof LOOKS };

const SHAPE =
  'inline-flex min-h-10 items-center justify-center gap-2 rounded-full px-4.5 py-2 text-[0.94rem] font-bold transition disabled:cursor-default disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60';

export function Button({ look = 'plain', className = '', type = 'button', ...rest }: Props) {
  return <button type={type} className={`${SHAPE} ${LOOKS[look]} ${className}`} {...rest} />;
}

/** The same look for a link. */
export const buttonLook = (look: keyof typeof LOOKS): string => `${SHAPE} ${LOOKS[look]}`;
