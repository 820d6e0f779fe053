import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { service } from '../../sdk/dashboard.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { Page } from '../parts/page.tsx';
import { sentenceOf, useMe } from '../service.ts';
import { texts } from '../texts.ts';

const { sign } = texts;
const PASSWORD_MIN = 10;

/** Sends a form and holds what came of it; what was typed stays. */
function useSending() {
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  return {
    fault,
    busy,
    send: async (run: () => Promise<unknown>): Promise<boolean> => {
      setBusy(true);
      setFault(undefined);
      try {
        await run();
        return true;
      } catch (error) {
        setFault(sentenceOf(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

const addressFault = (email: string) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : sign.needEmail);

function Credentials({ isNew }: { isNew: boolean }) {
  const [, go] = useLocation();
  const client = useQueryClient();
  const next = new URLSearchParams(useSearch()).get('next') ?? '/playground';
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { fault, busy, send } = useSending();
  const emailFault = addressFault(email);
  const short = isNew ? password.length < PASSWORD_MIN : password === '';
  const passwordFault = short ? (isNew ? sign.shortPassword : sign.needPassword) : undefined;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (emailFault !== undefined || passwordFault !== undefined) return;
    const run = isNew ? service.signUp : service.signIn;
    if (!(await send(() => run(email.trim(), password)))) return;
    await client.resetQueries();
    // Only a path of this app: `//elsewhere` would be another site.
    go(/^\/[a-z]/.test(next) ? next : '/playground');
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      {fault !== undefined && <Notice fault>{fault}</Notice>}
      <Field
        label={sign.email}
        type="email"
        autoComplete="email"
        value={email}
        fault={tried ? emailFault : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Field
        label={sign.password}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        {...(isNew && { hint: sign.passwordHint })}
        value={password}
        fault={tried ? passwordFault : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button look="strong" type="submit" disabled={busy}>
        {isNew ? sign.up : sign.in}
      </Button>
    </form>
  );
}

const Below = ({ children }: { children: ReactNode }) => <p className="mt-6 text-soft">{children}</p>;
const LINK = 'font-bold text-ink underline underline-offset-4';

export function SignInPage() {
  return (
    <Page title={sign.inTitle} narrow>
      <Credentials isNew={false} />
      <Below>
        {sign.noAccount}{' '}
        <Link href="/sign-up" className={LINK}>
          {sign.up}
        </Link>
      </Below>
      <Below>
        <Link href="/forgot" className={LINK}>
          {sign.forgot}
        </Link>
      </Below>
    </Page>
  );
}

export function SignUpPage() {
  return (
    <Page title={sign.upTitle} lead={sign.upLead} narrow>
      <Credentials isNew />
      <Below>
        {sign.hasAccount}{' '}
        <Link href="/sign-in" className={LINK}>
          {sign.in}
        </Link>
      </Below>
    </Page>
  );
}

export function ForgotPage() {
  const { data } = useMe();
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState(false);
  const { fault, busy, send } = useSending();
  const emailFault = addressFault(email);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (emailFault === undefined && (await send(() => service.forgot(email.trim())))) setSent(true);
  }

  return (
    <Page title={sign.forgotTitle} lead={data?.mail === true ? sign.forgotLead : sign.forgotLeadNoMail} narrow>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        {fault !== undefined && <Notice fault>{fault}</Notice>}
        {sent && <Notice>{sign.sent}</Notice>}
        <Field
          label={sign.email}
          type="email"
          autoComplete="email"
          value={email}
          fault={tried ? emailFault : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button look="strong" type="submit" disabled={busy}>
          {sign.send}
        </Button>
      </form>
    </Page>
  );
}

export function ResetPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [done, setDone] = useState(false);
  const { fault, busy, send } = useSending();
  const short = password.length < PASSWORD_MIN;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!short && (await send(() => service.reset(token, password)))) setDone(true);
  }

  if (token === '' || done) {
    return (
      <Page title={sign.resetTitle} narrow>
        <Notice fault={!done}>{done ? sign.resetDone : sign.resetNoToken}</Notice>
        <Below>
          <Link href={done ? '/sign-in' : '/forgot'} className={LINK}>
            {done ? sign.in : sign.send}
          </Link>
        </Below>
      </Page>
    );
  }
  return (
    <Page title={sign.resetTitle} narrow>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        {fault !== undefined && <Notice fault>{fault}</Notice>}
        <Field
          label={texts.account.next}
          type="password"
          autoComplete="new-password"
          hint={sign.passwordHint}
          value={password}
          fault={tried && short ? sign.shortPassword : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button look="strong" type="submit" disabled={busy}>
          {sign.save}
        </Button>
      </form>
    </Page>
  );
}
