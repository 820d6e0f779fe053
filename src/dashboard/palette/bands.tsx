import type { Palette } from '../client.ts';
import { Icon } from '../frame/icons.tsx';
import { useCopy } from '../parts/copy.tsx';
import { texts } from '../texts.ts';
import { blackOrWhite, ROLES } from './colour.ts';

/** The five colours side by side. Each makes room when it is pointed at, and is copied when it is pressed. */
export function Bands({ palette, className = '' }: { palette: Palette; className?: string }) {
  return (
    <div className={`seen flex overflow-hidden ${className}`}>
      {palette.colors.map((hex, at) => (
        <Band key={hex} hex={hex} role={roleOf(palette, hex)} at={at} />
      ))}
    </div>
  );
}

function roleOf({ semantic }: Palette, hex: string): string {
  const role = ROLES.find((one) => semantic[one] === hex) ?? 'none';
  return texts.card.roles[role];
}

function Band({ hex, role, at }: { hex: string; role: string; at: number }) {
  const { copied, copy } = useCopy();
  return (
    <button
      type="button"
      onClick={() => copy(hex)}
      aria-label={texts.card.copyColour(hex, role)}
      className="band animate-unroll group relative flex min-w-0 flex-1 basis-0 flex-col justify-end overflow-hidden p-2 text-left hover:grow-[1.7] focus-visible:grow-[1.7] focus-visible:-outline-offset-4 focus-visible:outline-current sm:p-3.5"
      style={{ backgroundColor: hex, color: blackOrWhite(hex), animationDelay: `${at * 55}ms` }}
    >
      <span className="truncate text-[0.75rem] leading-tight font-semibold opacity-0 transition-opacity duration-300 group-hover:opacity-100 group-focus-visible:opacity-100 max-sm:hidden">
        {role}
      </span>
      <span className="font-mono text-[0.62rem] leading-tight tracking-tight min-[480px]:text-[0.78rem]">
        {copied ? (
          <span className="flex items-center gap-1" role="status">
            <Icon name="check" />
            <span className="max-sm:sr-only">{texts.copied}</span>
          </span>
        ) : (
          hex.slice(1)
        )}
      </span>
    </button>
  );
}
