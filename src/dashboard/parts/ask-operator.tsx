import { useMe } from '../service.ts';
import { texts } from '../texts.ts';
import { buttonLook } from './button.tsx';

/** The way to whoever runs this service, as they have told it: an address to write to, or a page. */
export function AskOperator({ className = '' }: { className?: string }) {
  const contact = useMe().data?.contact ?? undefined;
  if (contact === undefined) return <p className={`text-soft ${className}`}>{texts.operatorUnknown}</p>;
  return (
    <a
      href={contact.includes('://') ? contact : `mailto:${contact}`}
      className={`${buttonLook('strong')} ${className}`}
    >
      {texts.askOperator}
    </a>
  );
}
