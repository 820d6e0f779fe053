import { Dialog } from '@base-ui/react/dialog';
import type { RefObject } from 'react';
import { DialogClose } from '../parts/dialog-close.tsx';
import { texts } from '../texts.ts';
import { type Place, PlaceLink } from './place-link.tsx';

interface Props {
  readonly places: readonly Place[];
  /** What opened it, and has the focus again afterwards. */
  readonly from: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** On a phone, in the place of the header's links. */
export function Menu({ places, from, onClose }: Props) {
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/40" />
        <Dialog.Popup
          finalFocus={from}
          className="animate-rise fixed inset-x-3 top-3 z-50 rounded-2xl border border-line bg-raised p-3 shadow-card"
        >
          <div className="flex items-center justify-between pl-3">
            <Dialog.Title className="font-bold">{texts.nav.menu}</Dialog.Title>
            <DialogClose />
          </div>
          <nav aria-label={texts.nav.label} className="mt-1 grid" onClick={onClose}>
            {places.map((place) => (
              <PlaceLink key={place.to} {...place} />
            ))}
          </nav>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
