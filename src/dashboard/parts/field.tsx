import { type InputHTMLAttributes, useId } from 'react';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong, beside the field. */
  readonly fault?: string | undefined;
};

export function Field({ label, hint, fault, className = '', ...rest }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-[0.94rem] font-bold">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={fault !== undefined}
        {...(described !== '' && { 'aria-describedby': described })}
        className="w-full rounded-xl border border-edge bg-raised px-4 py-2.5 placeholder:text-soft aria-invalid:border-bad"
        {...rest}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-[0.88rem] text-soft">
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} role="alert" className="mt-1.5 text-[0.9rem] font-semibold text-bad">
          {fault}
        </p>
      )}
    </div>
  );
}
