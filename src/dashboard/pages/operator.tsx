import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type AccountInfo, service } from '../../sdk/dashboard.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Field } from '../parts/field.tsx';
import { Modal } from '../parts/modal.tsx';
import { Notice } from '../parts/notice.tsx';
import { Cell, Table } from '../parts/table.tsx';
import { sentenceOf } from '../service.ts';
import { dateOf, numberOf, texts } from '../texts.ts';
import { Guarded } from './guarded.tsx';

const { operator: words } = texts;
const PLANS = ['free', 'premium', 'unlimited'] as const;
type PlanName = (typeof PLANS)[number];

export function OperatorPage() {
  return (
    <Guarded title={words.title} lead={words.lead}>
      {() => <Accounts />}
    </Guarded>
  );
}

function Accounts() {
  const { data, error } = useQuery({ queryKey: ['accounts'], queryFn: service.accounts });
  const [filter, setFilter] = useState('');
  const [chosen, setChosen] = useState<string>();
  if (error !== null) return <Notice fault>{sentenceOf(error)}</Notice>;
  if (data === undefined) return null;
  const shown = data.filter(({ email }) => email.includes(filter.trim().toLowerCase()));
  const account = data.find(({ id }) => id === chosen);
  return (
    <div className="grid gap-6">
      <Field
        label={words.filter}
        type="search"
        className="max-w-md"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      {shown.length === 0 ? (
        <p role="status">{words.none}</p>
      ) : (
        <Table label={words.lead} columns={words.columns}>
          {shown.map(({ id, email, plan, planEnds, used, quota, keys, created }) => (
            <tr key={id}>
              <Cell strong>
                <button type="button" className="underline underline-offset-4" onClick={() => setChosen(id)}>
                  {email}
                </button>
              </Cell>
              <Cell>
                {plan}
                {quota !== null && `, ${numberOf(quota)}`}
              </Cell>
              <Cell>{planEnds === null ? '–' : dateOf(planEnds)}</Cell>
              <Cell>{numberOf(used)}</Cell>
              <Cell>{words.keys(keys.filter(({ revoked }) => !revoked).length)}</Cell>
              <Cell>{dateOf(created)}</Cell>
            </tr>
          ))}
        </Table>
      )}
      <Modal title={account?.email ?? ''} open={account !== undefined} onClose={() => setChosen(undefined)} wide>
        {account !== undefined && <OneAccount key={account.id} account={account} />}
      </Modal>
    </div>
  );
}

function OneAccount({ account }: { account: AccountInfo }) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['accounts'] });
  const revoke = useMutation({ mutationFn: (key: string) => service.revokeKeyOf(account.id, key), onSuccess });
  return (
    <div className="grid gap-8">
      <Grant account={account} />
      {revoke.error !== null && <Notice fault>{sentenceOf(revoke.error)}</Notice>}
      {account.keys.length > 0 && (
        <Table label={texts.keys.list} columns={texts.keys.columns}>
          {account.keys.map((key) => (
            <tr key={key.id}>
              <Cell strong>{key.name}</Cell>
              <Cell>…{key.lastFour}</Cell>
              <Cell>{dateOf(key.created)}</Cell>
              <Cell>{key.lastUsed === null ? texts.keys.never : dateOf(key.lastUsed)}</Cell>
              <Cell>{numberOf(key.totalRequests)}</Cell>
              <Cell>
                {key.revoked ? (
                  texts.keys.revoked
                ) : (
                  <Button
                    look="danger"
                    disabled={revoke.isPending}
                    aria-label={`${texts.keys.revoke} ${key.name}`}
                    onClick={() => revoke.mutate(key.id)}
                  >
                    {texts.keys.revoke}
                  </Button>
                )}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
    </div>
  );
}

function Grant({ account }: { account: AccountInfo }) {
  const client = useQueryClient();
  const label = useId();
  const [plan, setPlan] = useState<PlanName>(PLANS.find((name) => name === account.plan) ?? 'free');
  const [days, setDays] = useState('');
  const isWrong = !/^\d*$/.test(days.trim()) || days.trim() === '0' || Number(days) > 36_500;
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => service.setPlan(account.id, plan, days.trim() === '' ? null : Number(days)),
    onSuccess: () => client.invalidateQueries({ queryKey: ['accounts'] }),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isWrong) mutate();
  }

  return (
    <form onSubmit={submit} noValidate aria-labelledby={label} className="grid gap-4">
      <h3 id={label} className="text-lg font-bold">
        {words.grant}
      </h3>
      {error !== null && <Notice fault>{sentenceOf(error)}</Notice>}
      {isSuccess && <Notice>{words.saved}</Notice>}
      <Choice label={words.plan} options={texts.account.plans} names={PLANS} value={plan} onChange={setPlan} />
      <Field
        label={words.days}
        inputMode="numeric"
        className="max-w-sm"
        value={days}
        fault={isWrong ? words.needDays : undefined}
        onChange={(event) => setDays(event.target.value)}
      />
      <Button look="strong" type="submit" disabled={isPending} className="justify-self-start">
        {words.save}
      </Button>
    </form>
  );
}
