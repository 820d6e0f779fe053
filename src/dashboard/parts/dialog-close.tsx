import { Dialog } from '@base-ui/react/dialog';
import { Icon } from '../frame/icons.tsx';
import { texts } from '../texts.ts';

/** The cross that closes the dialog it stands in. */
export function DialogClose({ className = '' }: { className?: string }) {
  return (
    <Dialog.Close
      className={`grid size-10 shrink-0 place-items-center rounded-full hover:bg-sunken ${className}`}
      aria-label={texts.close}
    >
      <Icon name="close" />
    </Dialog.Close>
  );
}
