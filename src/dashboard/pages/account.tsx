import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { findPlan } from '../../contract/plans.ts';
import { type Me, service } from '../client.ts';
import { Icon } from '../frame/icons.tsx';
import { AskOperator } from '../parts/ask-operator.tsx';
import { Button, buttonLook } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { Modal } from '../parts/modal.tsx';
import { NewPasswordField, newPasswordFault } from '../parts/new-password.tsx';
import { Notice } from '../parts/notice.tsx';
import { CheckoutButton, PortalButton } from '../parts/stripe.tsx';
import { refusalOf, sentenceOf, useMeAfterPaying } from '../service.ts';
import { dateOf, texts } from '../texts.ts';
import { Guarded } from './guarded.tsx';

const { account: words, sign } = texts;

type Account = NonNullable<Me['account']>;

export function AccountPage() {
  const paid = new URLSearchParams(useSearch()).get('paid');
  useMeAfterPaying(paid === 'yes');
  return (
    <Guarded title={words.title}>
      {(account, me) => (
        <div className="grid gap-5">
          {paid !== null && <Notice>{paid === 'yes' ? words.paid : words.notPaid}</Notice>}
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <div className="grid gap-5">
              <Section title={account.email}>
                <SignOut />
              </Section>
              <Section title={words.plan}>
                <Plan account={account} checkout={me.checkout} />
              </Section>
              <Section title={words.data}>
                <p className="mb-4 text-soft">{words.dataText}</p>
                <a href="/dashboard/data" download className={buttonLook('plain')}>
                  <Icon name="download" />
                  {words.download}
                </a>
              </Section>
            </div>
            <div className="grid gap-5">
              <Section title={words.password}>
                <ChangePassword />
              </Section>
              <Section title={words.remove}>
                <p className="mb-4 text-soft">{words.removeText}</p>
                <RemoveAccount />
              </Section>
            </div>
          </div>
        </div>
      )}
    </Guarded>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-3xl border border-line bg-raised p-6 shadow-card sm:p-8">
      <h2 className="mb-3 text-xl font-extrabold [overflow-wrap:anywhere]">{title}</h2>
      {children}
    </section>
  );
}

function Plan({ account: { plan, planEnds, lapsed, receipts }, checkout }: { account: Account; checkout: boolean }) {
  const end = planEnds === null ? words.open : lapsed ? words.ended(dateOf(planEnds)) : words.until(dateOf(planEnds));
  const canBuy = plan === 'free' || (plan === 'premium' && planEnds !== null);
  return (
    <>
      <p className="mb-4 text-lg">
        <strong>{findPlan(plan)?.label ?? plan}</strong> {plan !== 'free' && <span className="text-soft">{end}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        {canBuy && checkout && <CheckoutButton label={plan === 'free' ? words.buy : words.extend} />}
        {receipts && <PortalButton />}
      </div>
      {canBuy && !checkout && (
        <div className="grid justify-items-start gap-3">
          <p className="text-soft">{words.operatorGrants}</p>
          <AskOperator />
        </div>
      )}
    </>
  );
}

function SignOut() {
  const client = useQueryClient();
  const [, go] = useLocation();
  const { mutate, error } = useMutation({
    mutationFn: service.signOut,
    onSuccess: () => {
      go('/');
      client.clear();
    },
  });
  return (
    <>
      <Button onClick={() => mutate()}>{words.signOut}</Button>
      {error !== null && <Notice fault>{sentenceOf(error)}</Notice>}
    </>
  );
}

function ChangePassword() {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => service.changePassword(current, next),
    onSuccess: () => {
      setCurrent('');
      setNext('');
      setTried(false);
    },
  });

  const refused = refusalOf(error);

  function send(): void {
    setTried(true);
    if (current !== '' && newPasswordFault(next) === undefined) mutate();
  }

  return (
    <Form onSend={send} className="grid max-w-md gap-4">
      {error !== null && refused === undefined && <Notice fault>{sentenceOf(error)}</Notice>}
      {isSuccess && <Notice>{words.changed}</Notice>}
      <Field
        label={words.current}
        type="password"
        autoComplete="current-password"
        value={current}
        fault={tried && current === '' ? sign.needPassword : refused}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <NewPasswordField label={words.next} value={next} tried={tried} onChange={setNext} />
      <Button type="submit" disabled={isPending} className="justify-self-start">
        {words.change}
      </Button>
    </Form>
  );
}

function RemoveAccount() {
  const client = useQueryClient();
  const [, go] = useLocation();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => service.deleteAccount(password),
    onSuccess: () => {
      go('/');
      client.clear();
    },
  });
  const refused = refusalOf(error);
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {words.remove}
      </Button>
      <Modal title={words.removeTitle} open={open} onClose={() => setOpen(false)}>
        <Form className="grid gap-4" onSend={() => password !== '' && mutate()}>
          <p className="text-soft">{words.removeText}</p>
          {error !== null && refused === undefined && <Notice fault>{sentenceOf(error)}</Notice>}
          <Field
            label={sign.password}
            type="password"
            autoComplete="current-password"
            value={password}
            fault={refused}
            onChange={(event) => setPassword(event.target.value)}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={() => setOpen(false)}>{texts.cancel}</Button>
            <Button look="danger" type="submit" disabled={isPending || password === ''}>
              {words.removeConfirm}
            </Button>
          </div>
        </Form>
      </Modal>
    </>
  );
}
