import { type FormEvent, type FormHTMLAttributes, useRef } from 'react';

type Props = Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> & { readonly onSend: () => void };

/** A form whose fields say what is wrong. Whoever sends it is brought to the first of them that does. */
export function Form({ onSend, ...rest }: Props) {
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSend();
    // By then the fields have been drawn with their faults.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return <form ref={form} noValidate onSubmit={submit} {...rest} />;
}
