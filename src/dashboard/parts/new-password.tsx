import { texts } from '../texts.ts';
import { Field } from './field.tsx';

const PASSWORD_MIN = 10;

/** What is wrong with a password that somebody wants to have; the server asks the same. */
export const newPasswordFault = (password: string): string | undefined =>
  password.length < PASSWORD_MIN ? texts.sign.shortPassword : undefined;

interface Props {
  readonly label: string;
  readonly value: string;
  /** True once sending was tried: only then is the fault told. */
  readonly tried: boolean;
  readonly onChange: (value: string) => void;
}

export function NewPasswordField({ label, value, tried, onChange }: Props) {
  return (
    <Field
      label={label}
      type="password"
      autoComplete="new-password"
      hint={texts.sign.passwordHint}
      value={value}
      fault={tried ? newPasswordFault(value) : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
