import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type KeyInfo, type Me, type NewKeyInfo, service } from '../../sdk/dashboard.ts';
import { Button } from '../parts/button.tsx';
import { CheckoutButton } from '../parts/checkout.tsx';
import { CopyButton } from '../parts/copy.tsx';
import { Field } from '../parts/field.tsx';
import { Modal } from '../parts/modal.tsx';
import { Notice } from '../parts/notice.tsx';
import { Snippets } from '../parts/snippets.tsx';
import { Cell, Table } from '../parts/table.tsx';
import { sentenceOf } from '../service.ts';
import { dateOf, numberOf, texts } from '../texts.ts';
import { Guarded } from './guarded.tsx';

export function KeysPage() {
  return (
    <Guarded title={texts.keys.title} lead={texts.keys.lead}>
      {({ grantsKeys }, me) => (
        <div className="grid gap-10">
          {grantsKeys ? <CreateKey /> : <NoKeys me={me} />}
          <KeyList />
        </div>
      )}
    </Guarded>
  );
}

function NoKeys({ me }: { me: Me }) {
  return (
    <div className="grid max-w-2xl gap-4 rounded-3xl border border-line bg-raised p-6 shadow-card sm:p-8">
      <h2 className="text-2xl font-extrabold">{texts.keys.freeTitle}</h2>
      <p className="text-soft">{texts.keys.free}</p>
      {me.checkout ? <CheckoutButton label={texts.keys.buy} /> : <p>{texts.keys.freeOperator}</p>}
    </div>
  );
}

function CreateKey() {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [made, setMade] = useState<NewKeyInfo>();
  const { mutate, error, isPending } = useMutation({
    mutationFn: service.createKey,
    onSuccess: (key) => {
      setMade(key);
      setName('');
      setTried(false);
      void client.invalidateQueries({ queryKey: ['keys'] });
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '') mutate(name.trim());
  }

  return (
    <>
      <form onSubmit={submit} noValidate className="grid max-w-2xl gap-4">
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
      </form>
      <Modal title={texts.keys.createdTitle} open={made !== undefined} onClose={() => setMade(undefined)} wide>
        {made !== undefined && (
          <div className="grid gap-5">
            <p className="text-soft">{texts.keys.created}</p>
            <div className="flex flex-wrap items-center gap-3 rounded-2xl border border-line bg-raised p-3 pl-5">
              <code className="min-w-0 flex-1 font-mono text-[0.95rem] break-all">{made.key}</code>
              <CopyButton text={made.key} look="strong" />
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

function KeyList() {
  const { data, error } = useQuery({ queryKey: ['keys'], queryFn: service.keys });
  const [revoking, setRevoking] = useState<KeyInfo>();
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: service.revokeKey,
    onSuccess: () => {
      setRevoking(undefined);
      void client.invalidateQueries({ queryKey: ['keys'] });
    },
  });
  if (error !== null) return <Notice fault>{sentenceOf(error)}</Notice>;
  if (data === undefined) return null;
  if (data.length === 0) return <p className="text-soft">{texts.keys.none}</p>;
  return (
    <>
      <Table label={texts.keys.list} columns={texts.keys.columns}>
        {data.toReversed().map((key) => (
          <tr key={key.id} className={key.revoked ? 'text-soft' : ''}>
            <Cell strong>{key.name}</Cell>
            <Cell>
              <code className="font-mono">…{key.lastFour}</code>
            </Cell>
            <Cell>{dateOf(key.created)}</Cell>
            <Cell>{key.lastUsed === null ? texts.keys.never : dateOf(key.lastUsed)}</Cell>
            <Cell>{numberOf(key.totalRequests)}</Cell>
            <Cell>
              {key.revoked ? (
                texts.keys.revoked
              ) : (
                <Button look="danger" onClick={() => setRevoking(key)} aria-label={`${texts.keys.revoke} ${key.name}`}>
                  {texts.keys.revoke}
                </Button>
              )}
            </Cell>
          </tr>
        ))}
      </Table>
      <Modal
        title={texts.keys.revokeTitle(revoking?.name ?? '')}
        open={revoking !== undefined}
        onClose={() => setRevoking(undefined)}
      >
        <p className="text-soft">{texts.keys.revokeText}</p>
        {revoke.error !== null && <Notice fault>{sentenceOf(revoke.error)}</Notice>}
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button onClick={() => setRevoking(undefined)}>{texts.cancel}</Button>
          <Button look="danger" disabled={revoke.isPending} onClick={() => revoking && revoke.mutate(revoking.id)}>
            {texts.keys.revoke}
          </Button>
        </div>
      </Modal>
    </>
  );
}
