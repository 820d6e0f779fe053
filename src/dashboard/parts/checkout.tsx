import { useMutation } from '@tanstack/react-query';
import { service } from '../../sdk/dashboard.ts';
import { sentenceOf } from '../service.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Goes to where the plan is paid. */
export function CheckoutButton({ label }: { label: string }) {
  const { mutate, error, isPending } = useMutation({
    mutationFn: service.checkout,
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <Button look="strong" onClick={() => mutate()} disabled={isPending}>
        {label}
      </Button>
      {error !== null && <Notice fault>{sentenceOf(error)}</Notice>}
    </div>
  );
}
