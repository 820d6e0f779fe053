import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { service, wordsOf } from '../client.ts';
import { addressFor } from '../palette/address.ts';
import { keepMade, madeHere, useMadeHere } from '../palette/made-here.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Form } from '../parts/form.tsx';
import { NewPasswordField, newPasswordFault } from '../parts/new-password.tsx';
import { Notice } from '../parts/notice.tsx';
import { Page } from '../parts/page.tsx';
import { sentenceOf, useMe } from '../service.ts';
import { texts } from '../texts.ts';

const { sign } = texts;

const addressFault = (email: string) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : sign.needEmail);

function Credentials() {
  const [, go] = useLocation();
  const client = useQueryClient();
  const next = new URLSearchParams(useSearch()).get('next') ?? playgroundAddress();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => service.signIn(email.trim(), password),
    onSuccess: async () => {
      await keepMade();
      await client.resetQueries();
      // Only a path of this app: `//elsewhere` would be another site.
      go(/^\/[a-z]/.test(next) ? next : '/playground');
    },
  });
  const emailFault = addressFault(email);
  const passwordFault = password === '' ? sign.needPassword : undefined;

  function send(): void {
    setTried(true);
    if (emailFault === undefined && passwordFault === undefined) mutate();
  }

  return (
    <Form onSend={send} className="grid gap-5">
      {error !== null && <Notice fault>{sentenceOf(error)}</Notice>}
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
        autoComplete="current-password"
        value={password}
        fault={tried ? passwordFault : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button look="strong" type="submit" disabled={isPending}>
        {sign.in}
      </Button>
    </Form>
  );
}

interface AddressProps {
  readonly send: (email: string) => Promise<unknown>;
  readonly sent: string;
  readonly label: string;
}

/** Back to what was made last; otherwise to where palettes are made. */
function playgroundAddress(): string {
  const last = madeHere().at(-1);
  if (last === undefined) return '/playground';
  return addressFor({ ...wordsOf(last.prompt), seed: last.seed, count: last.palettes.length });
}

/** What comes along into the account, unless it is left behind. */
function ComesAlong() {
  const { count, forget } = useMadeHere();
  if (count === 0) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border border-line bg-raised p-3 pl-4 text-[0.95rem]">
      <p>{sign.comesAlong(count)}</p>
      <Button onClick={forget}>{sign.leaveBehind}</Button>
    </div>
  );
}

/** Asks for an address, to which a link goes. Whether there is an account with it is not told. */
function Address({ send, sent, label }: AddressProps) {
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, error, isPending, isSuccess } = useMutation({ mutationFn: () => send(email.trim()) });
  const emailFault = addressFault(email);

  function sendIfGood(): void {
    setTried(true);
    if (emailFault === undefined) mutate();
  }

  return (
    <Form onSend={sendIfGood} className="grid gap-5">
      {error !== null && <Notice fault>{sentenceOf(error)}</Notice>}
      {isSuccess && <Notice>{sent}</Notice>}
      <Field
        label={sign.email}
        type="email"
        autoComplete="email"
        value={email}
        fault={tried ? emailFault : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button look="strong" type="submit" disabled={isPending}>
        {label}
      </Button>
    </Form>
  );
}

const Below = ({ children }: { children: ReactNode }) => <p className="mt-6 text-soft">{children}</p>;
const LINK = 'font-bold text-ink underline underline-offset-4';

export function SignInPage() {
  return (
    <Page title={sign.inTitle} narrow>
      <ComesAlong />
      <Credentials />
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
  const mails = useMe().data?.mail !== false;
  return (
    <Page title={sign.upTitle} lead={mails ? sign.upLead : sign.upLeadNoMail} narrow>
      <ComesAlong />
      <Address send={service.signUp} sent={mails ? sign.upSent : sign.upSentNoMail} label={sign.up} />
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
  const mails = useMe().data?.mail !== false;
  return (
    <Page title={sign.forgotTitle} lead={mails ? sign.forgotLead : sign.forgotLeadNoMail} narrow>
      <Address
        send={service.forgot}
        sent={mails ? sign.sent : sign.sentNoMail}
        label={mails ? sign.send : sign.sendNoMail}
      />
    </Page>
  );
}

export function ResetPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const {
    mutate,
    error,
    isPending,
    isSuccess: done,
  } = useMutation({ mutationFn: () => service.reset(token, password) });

  function send(): void {
    setTried(true);
    if (newPasswordFault(password) === undefined) mutate();
  }

  if (token === '' || done) {
    return (
      <Page title={sign.resetTitle} narrow>
        <Notice fault={!done}>{done ? sign.resetDone : sign.resetNoToken}</Notice>
        <Below>
          <Link href={done ? '/sign-in' : '/forgot'} className={LINK}>
            {done ? sign.in : sign.another}
          </Link>
        </Below>
      </Page>
    );
  }
  return (
    <Page title={sign.resetTitle} narrow>
      <Form onSend={send} className="grid gap-5">
        {error !== null && <Notice fault>{sentenceOf(error)}</Notice>}
        <NewPasswordField label={texts.account.next} value={password} tried={tried} onChange={setPassword} />
        <Button look="strong" type="submit" disabled={isPending}>
          {sign.save}
        </Button>
      </Form>
    </Page>
  );
}
