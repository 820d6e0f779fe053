import { useId } from 'react';
import { Icon } from '../frame/icons.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}

/** What it looks for, it says in its own field. */
export function Search({ label, value, maxLength, onChange }: Props) {
  const id = useId();
  return (
    <div className="relative max-w-xl">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <span className="absolute top-1/2 left-4 -translate-y-1/2 text-soft">
        <Icon name="search" />
      </span>
      <input
        id={id}
        type="search"
        value={value}
        maxLength={maxLength}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
        className="w-full rounded-full border border-edge bg-raised py-2.5 pr-4 pl-11 placeholder:text-soft"
      />
    </div>
  );
}
