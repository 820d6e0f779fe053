import { useMutation } from '@tanstack/react-query';
import { service } from '../client.ts';
import { sentenceOf } from '../service.ts';
import { texts } from '../texts.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Goes to where the plan is paid. */
export function CheckoutButton({ label }: { label: string }) {
  return <Leave label={label} look="strong" ask={service.checkout} />;
}

/** Goes to where the receipts are. */
export function PortalButton() {
  return <Leave label={texts.account.receipts} look="plain" ask={service.billingPortal} />;
}

interface Props {
  readonly label: string;
  readonly look: 'strong' | 'plain';
  readonly ask: () => Promise<{ url: string }>;
}

function Leave({ label, look, ask }: Props) {
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: ask,
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <Button look={look} onClick={() => mutate()} disabled={isPending || isSuccess}>
        {label}
      </Button>
      {error !== null && <Notice fault>{sentenceOf(error)}</Notice>}
    </div>
  );
}
