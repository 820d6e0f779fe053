import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { DialogClose } from './dialog-close.tsx';

interface Props {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly wide?: boolean;
  /** It holds what is shown once: it closes by a button within it, and by nothing else. */
  readonly stays?: boolean;
  /** Where the focus goes first; otherwise to the first that can have it. */
  readonly focus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

export function Modal({ title, open, onClose, wide = false, stays = false, focus, children }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && !stays && onClose()} disablePointerDismissal={stays}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Viewport className="fixed inset-0 z-50 grid grid-cols-1 place-items-center overflow-y-auto p-3 sm:p-6">
          <Dialog.Popup
            {...(focus !== undefined && { initialFocus: focus })}
            className={`animate-rise w-full rounded-3xl border border-line bg-paper p-5 shadow-card sm:p-8 ${wide ? 'max-w-5xl' : 'max-w-lg'}`}
          >
            <div className="mb-5 flex items-start justify-between gap-4">
              <Dialog.Title className="min-w-0 text-2xl font-extrabold [overflow-wrap:anywhere]">{title}</Dialog.Title>
              {!stays && <DialogClose className="-mt-1.5 -mr-1.5" />}
            </div>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
