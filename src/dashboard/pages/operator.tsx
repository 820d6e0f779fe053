import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { findPlan, isPlanName, PLAN_NAMES, type PlanName, PLANS } from '../../contract/plans.ts';
import { type AccountInfo, service } from '../client.ts';
import { Button } from '../parts/button.tsx';
import { Choice } from '../parts/choice.tsx';
import { Empty } from '../parts/empty.tsx';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { KeyTable } from '../parts/key-table.tsx';
import { Modal } from '../parts/modal.tsx';
import { More } from '../parts/more.tsx';
import { Notice } from '../parts/notice.tsx';
import { Search } from '../parts/search.tsx';
import { Table } from '../parts/table.tsx';
import { sentenceOf, useMe } from '../service.ts';
import { dateOf, numberOf, texts } from '../texts.ts';
import { Guarded } from './guarded.tsx';
import { NotFound } from './not-found.tsx';

const { operator: words } = texts;

const START: string | undefined = undefined;

export function OperatorPage() {
  const { data, error } = useMe();
  if (data === undefined && error === null) return <div className="min-h-dvh" />;
  // To all but operators there is no such page; whoever is not signed in may be one.
  if (data !== undefined && data.account !== null && !data.account.operator) return <NotFound />;
  return (
    <Guarded title={words.title} lead={words.lead}>
      {() => <Accounts />}
    </Guarded>
  );
}

function Accounts() {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const [chosen, setChosen] = useState<string>();
  const { data, error, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['accounts', text],
    queryFn: ({ pageParam }) => service.accounts(text, pageParam),
    initialPageParam: START,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const accounts = data?.pages.flatMap(({ items }) => items) ?? [];
  const account = accounts.find(({ id }) => id === chosen);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Search label={words.filter} value={typed} maxLength={254} onChange={setTyped} />
      {error !== null && <Notice fault>{sentenceOf(error)}</Notice>}
      {data !== undefined && accounts.length === 0 && <Empty>{words.none}</Empty>}
      {accounts.length > 0 && (
        <Table
          label={words.lead}
          columns={words.columns}
          rows={accounts.map((one) => ({ key: one.id, cells: cellsOf(one, () => setChosen(one.id)) }))}
          wide
        />
      )}
      {hasNextPage && <More busy={isFetching} onMore={() => void fetchNextPage()} />}
      <Modal title={account?.email ?? ''} open={account !== undefined} onClose={() => setChosen(undefined)} wide>
        {account !== undefined && <OneAccount key={account.id} account={account} />}
      </Modal>
    </div>
  );
}

function cellsOf({ email, plan, planEnds, used, quota, keys, created }: AccountInfo, onOpen: () => void) {
  return [
    <button
      type="button"
      aria-label={words.open(email)}
      className="text-left font-bold whitespace-normal underline underline-offset-4 [overflow-wrap:anywhere]"
      onClick={onOpen}
    >
      {email}
    </button>,
    `${findPlan(plan)?.label ?? plan}${quota === null ? '' : `, ${numberOf(quota)}`}`,
    planEnds === null ? '–' : dateOf(planEnds),
    numberOf(used),
    words.keys(keys.filter(({ revoked }) => !revoked).length),
    dateOf(created),
  ];
}

function OneAccount({ account }: { account: AccountInfo }) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: ['accounts'] });
  return (
    <div className="grid grid-cols-1 gap-8">
      <Grant account={account} onGranted={refresh} />
      {account.keys.length === 0 ? (
        <p className="text-soft">{words.noKeys}</p>
      ) : (
        <KeyTable keys={account.keys} revoke={(id) => service.revokeKeyOf(account.id, id)} onRevoked={refresh} />
      )}
    </div>
  );
}

function Grant({ account, onGranted }: { account: AccountInfo; onGranted: () => void }) {
  const label = useId();
  const [plan, setPlan] = useState<PlanName>(isPlanName(account.plan) ? account.plan : 'free');
  const [days, setDays] = useState('');
  const isWrong = !/^\d*$/.test(days.trim()) || days.trim() === '0' || Number(days) > 36_500;
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => service.setPlan(account.id, plan, days.trim() === '' ? null : Number(days)),
    onSuccess: onGranted,
  });
  return (
    <Form onSend={() => !isWrong && mutate()} aria-labelledby={label} className="grid gap-4">
      <h3 id={label} className="text-lg font-bold">
        {words.grant}
      </h3>
      {error !== null && <Notice fault>{sentenceOf(error)}</Notice>}
      {isSuccess && <Notice>{words.saved}</Notice>}
      <Choice
        label={words.plan}
        names={PLAN_NAMES}
        labelOf={(name) => PLANS[name].label}
        value={plan}
        onChange={setPlan}
      />
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
    </Form>
  );
}
