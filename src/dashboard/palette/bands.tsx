import type { CSSProperties, ReactNode } from 'react';
import type { Palette } from '../client.ts';
import { Icon } from '../frame/icons.tsx';
import { useCopy } from '../parts/copy.tsx';
import { texts } from '../texts.ts';
import { blackOrWhite, ROLES } from './colour.ts';

/**
 * The five colours: side by side, on a phone one below the other, each with its role and its code. Each makes room when it
 * is pointed at, and is copied when it is pressed.
 */
export function Bands({ palette, className = '' }: { palette: Palette; className?: string }) {
  return (
    <div className={`seen flex overflow-hidden max-sm:flex-col ${className}`}>
      {palette.colors.map((hex, at) => (
        <Band key={hex} hex={hex} role={roleOf(palette, hex)} at={at} />
      ))}
    </div>
  );
}

/** The roles that none of the five plays, since the prompt forbids it: their colours, to be copied as well. */
export function OtherRoles({ palette: { colors, semantic } }: { palette: Palette }) {
  const others = ROLES.filter((role) => !colors.includes(semantic[role]));
  if (others.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-5 pt-4 sm:px-7">
      <p className="w-full text-[0.8rem] text-soft sm:w-auto sm:pr-2">{texts.card.others}</p>
      {others.map((role) => (
        <Other key={role} hex={semantic[role]} role={texts.card.roles[role]} />
      ))}
    </div>
  );
}

function Other({ hex, role }: { hex: string; role: string }) {
  return (
    <CopyColourButton
      hex={hex}
      role={role}
      className="flex min-h-9 items-center gap-2 rounded-full border border-line py-1 pr-3.5 pl-1.5 text-[0.8rem] transition-colors hover:border-edge"
    >
      {(code) => (
        <>
          <span
            aria-hidden="true"
            className="seen size-6 rounded-full border border-edge"
            style={{ backgroundColor: hex }}
          />
          <span className="font-semibold">{role}</span>
          <span className="font-mono tracking-tight">{code}</span>
        </>
      )}
    </CopyColourButton>
  );
}

function roleOf({ semantic }: Palette, hex: string): string {
  const role = ROLES.find((one) => semantic[one] === hex) ?? 'none';
  return texts.card.roles[role];
}

function Band({ hex, role, at }: { hex: string; role: string; at: number }) {
  return (
    <CopyColourButton
      hex={hex}
      role={role}
      className="band animate-unroll flex min-w-0 items-center justify-between gap-x-3 overflow-hidden text-left focus-visible:-outline-offset-4 focus-visible:outline-current max-sm:min-h-11 max-sm:px-4 sm:flex-1 sm:basis-0 sm:flex-col sm:items-start sm:justify-end sm:p-3 sm:hover:grow-[1.45] sm:focus-visible:grow-[1.45] xl:p-3.5"
      style={{ backgroundColor: hex, color: blackOrWhite(hex), animationDelay: `${at * 55}ms` }}
    >
      {(code) => (
        <>
          <span className="text-[0.85rem] leading-tight font-semibold sm:text-[0.75rem]">{role}</span>
          <span className="font-mono text-[0.85rem] leading-tight tracking-tight sm:text-[0.78rem]">{code}</span>
        </>
      )}
    </CopyColourButton>
  );
}

interface CopyColourButtonProps {
  hex: string;
  role: string;
  className: string;
  style?: CSSProperties;
  /** What it shows, given the code, or that it was copied. */
  children: (code: ReactNode) => ReactNode;
}

/** A colour that is copied when it is pressed. */
function CopyColourButton({ hex, role, className, style, children }: CopyColourButtonProps) {
  const { copied, copy } = useCopy();
  return (
    <button
      type="button"
      onClick={() => copy(hex)}
      {...(!copied && { 'aria-label': texts.card.copyColour(role, hex) })}
      className={className}
      style={style}
    >
      {children(<Code hex={hex} copied={copied} />)}
    </button>
  );
}

function Code({ hex, copied }: { hex: string; copied: boolean }) {
  if (!copied) return hex;
  return (
    <span className="flex items-center gap-1" role="status">
      <Icon name="check" />
      {texts.copied}
    </span>
  );
}
