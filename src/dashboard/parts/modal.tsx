import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { DialogClose } from './dialog-close.tsx';

interface Props {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Modal({ title, open, onClose, wide = false, children }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Viewport className="fixed inset-0 z-50 grid grid-cols-1 place-items-center overflow-y-auto p-3 sm:p-6">
          <Dialog.Popup
            className={`animate-rise w-full rounded-3xl border border-line bg-paper p-5 shadow-card sm:p-8 ${wide ? 'max-w-5xl' : 'max-w-lg'}`}
          >
            <div className="mb-5 flex items-start justify-between gap-4">
              <Dialog.Title className="min-w-0 text-2xl font-extrabold [overflow-wrap:anywhere]">{title}</Dialog.Title>
              <DialogClose className="-mt-1.5 -mr-1.5" />
            </div>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
