interface Props<T extends string> {
  readonly label: string;
  readonly names: readonly T[];
  readonly labelOf: (name: T) => string;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, side by side. */
export function Choice<T extends string>({ label, names, labelOf, value, onChange }: Props<T>) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1">
      <legend className="mr-2 text-[0.9rem] text-soft max-sm:mb-1 sm:float-left">{label}</legend>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === value}
          onClick={() => onChange(name)}
          className="rounded-full border border-transparent px-2.5 py-1.5 text-[0.9rem] font-semibold text-soft transition-colors hover:bg-sunken sm:px-3 aria-pressed:border-edge aria-pressed:bg-raised aria-pressed:text-ink"
        >
          {labelOf(name)}
        </button>
      ))}
    </fieldset>
  );
}
