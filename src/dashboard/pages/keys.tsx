import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type NewKeyInfo, service } from '../client.ts';
import { AskOperator } from '../parts/ask-operator.tsx';
import { Button } from '../parts/button.tsx';
import { CopyButton } from '../parts/copy.tsx';
import { Empty } from '../parts/empty.tsx';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { KeyTable } from '../parts/key-table.tsx';
import { Modal } from '../parts/modal.tsx';
import { Notice } from '../parts/notice.tsx';
import { Snippets } from '../parts/snippets.tsx';
import { CheckoutButton } from '../parts/stripe.tsx';
import { sentenceOf } from '../service.ts';
import { texts } from '../texts.ts';
import { Guarded } from './guarded.tsx';

export function KeysPage() {
  return (
    <Guarded title={texts.keys.title} lead={texts.keys.lead}>
      {({ grantsKeys, lapsed }, { checkout }) => (
        <div className="grid grid-cols-1 gap-10">
          {grantsKeys ? <CreateKey /> : <NoKeys lapsed={lapsed} checkout={checkout} />}
          {(grantsKeys || lapsed) && <KeyList lapsed={lapsed} />}
        </div>
      )}
    </Guarded>
  );
}

function NoKeys({ lapsed, checkout }: { lapsed: boolean; checkout: boolean }) {
  const words = texts.keys;
  return (
    <div className="grid max-w-2xl gap-4 rounded-3xl border border-line bg-raised p-6 shadow-card sm:p-8">
      <h2 className="text-2xl font-extrabold">{lapsed ? words.lapsedTitle : words.freeTitle}</h2>
      <p className="text-soft">{lapsed ? words.lapsed : checkout ? words.free : words.freeNoPrice}</p>
      {checkout ? (
        <CheckoutButton label={lapsed ? texts.account.extend : words.buy} />
      ) : (
        <>
          <p>{lapsed ? words.lapsedOperator : words.freeOperator}</p>
          <AskOperator className="justify-self-start" />
        </>
      )}
    </div>
  );
}

function CreateKey() {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [made, setMade] = useState<NewKeyInfo>();
  const copying = useRef<HTMLButtonElement>(null);
  const { mutate, error, isPending } = useMutation({
    mutationFn: service.createKey,
    onSuccess: (key) => {
      setMade(key);
      setName('');
      setTried(false);
      void client.invalidateQueries({ queryKey: ['keys'] });
    },
  });

  function send(): void {
    setTried(true);
    if (name.trim() !== '' && !isPending) mutate(name.trim());
  }

  return (
    <>
      <Form onSend={send} className="grid max-w-2xl gap-4">
        {error !== null && <Notice fault>{sentenceOf(error)}</Notice>}
        <div className="flex flex-wrap items-start gap-3">
          <Field
            label={texts.keys.name}
            placeholder={texts.keys.namePlaceholder}
            className="min-w-60 flex-1"
            maxLength={60}
            value={name}
            fault={tried && name.trim() === '' ? texts.keys.needName : undefined}
            onChange={(event) => setName(event.target.value)}
          />
          <Button look="strong" type="submit" disabled={isPending} className="sm:mt-8">
            {texts.keys.create}
          </Button>
        </div>
      </Form>
      <Modal
        title={texts.keys.createdTitle}
        open={made !== undefined}
        onClose={() => setMade(undefined)}
        wide
        stays
        focus={copying}
      >
        {made !== undefined && (
          <div className="grid gap-5">
            <p className="text-soft">{texts.keys.created}</p>
            <div className="flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-raised p-3 pl-5">
              <code className="min-w-0 flex-1 font-mono text-[0.95rem] break-all">{made.key}</code>
              <CopyButton text={made.key} look="strong" name={texts.keys.copy} ref={copying} />
            </div>
            <Snippets apiKey={made.key} />
            <Button className="justify-self-end" onClick={() => setMade(undefined)}>
              {texts.keys.kept}
            </Button>
          </div>
        )}
      </Modal>
    </>
  );
}

function KeyList({ lapsed }: { lapsed: boolean }) {
  const { data, error } = useQuery({ queryKey: ['keys'], queryFn: service.keys });
  const client = useQueryClient();
  if (error !== null) return <Notice fault>{sentenceOf(error)}</Notice>;
  if (data === undefined) return null;
  if (data.length === 0) return lapsed ? null : <Empty>{texts.keys.none}</Empty>;
  const refresh = () => void client.invalidateQueries({ queryKey: ['keys'] });
  return <KeyTable keys={data} revoke={service.revokeKey} onRevoked={refresh} />;
}
