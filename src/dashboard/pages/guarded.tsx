import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { Me } from '../client.ts';
import { buttonLook } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { Page } from '../parts/page.tsx';
import { sentenceOf, useMe } from '../service.ts';
import { texts } from '../texts.ts';

type Account = NonNullable<Me['account']>;

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly children: (account: Account, me: Me) => ReactNode;
}

/** A page for those who are signed in; others are sent to do so, and come back. */
export function Guarded({ title, lead, children }: Props) {
  const [path] = useLocation();
  const { data, error } = useMe();
  const account = data?.account ?? undefined;
  return (
    <Page title={title} {...(lead !== undefined && { lead })}>
      {error !== null && <Notice fault>{sentenceOf(error)}</Notice>}
      {data?.account === null && (
        <div className="grid max-w-md gap-4">
          <p className="text-lg">{texts.sign.first}</p>
          <Link href={`/sign-in?next=${path}`} className={buttonLook('strong')}>
            {texts.sign.in}
          </Link>
        </div>
      )}
      {data !== undefined && account !== undefined && children(account, data)}
    </Page>
  );
}
