import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../frame/icons.tsx';
import { AskOperator } from '../parts/ask-operator.tsx';
import { buttonLook } from '../parts/button.tsx';
import { useMe } from '../service.ts';
import { texts } from '../texts.ts';

const { plans } = texts.home;

/** What there is to have. A price stands where it can be paid; elsewhere there is the way to the operator. */
export function Prices() {
  const { data } = useMe();
  const start = data === undefined || data.account === null ? '/sign-up' : '/account';
  const sells = data?.checkout;
  return (
    <section id="prices" className="mx-auto max-w-[90rem] px-4 pt-24 sm:px-8">
      <h2 className="text-4xl font-extrabold sm:text-5xl">{sells === true ? plans.prices : plans.title}</h2>
      <div className="mt-8 grid gap-4 md:grid-cols-3">
        <Plan {...plans.free}>
          <Link href={start} className={buttonLook('plain')}>
            {start === '/account' ? plans.free.open : plans.free.action}
          </Link>
        </Plan>
        {sells === true ? (
          <Plan {...plans.premium}>
            <Link href={start} className={buttonLook('strong')}>
              {plans.premium.action}
            </Link>
          </Plan>
        ) : (
          // Until it is known what this service sells, the card keeps its place.
          <Plan {...plans.asked} hidden={sells === undefined}>
            <AskOperator />
          </Plan>
        )}
        <Plan {...plans.own}>
          <a href="/docs" className={buttonLook('plain')}>
            {plans.own.action}
          </a>
        </Plan>
      </div>
    </section>
  );
}

interface Props {
  readonly name: string;
  readonly price: string;
  readonly per: string;
  readonly points: readonly string[];
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

function Plan({ name, price, per, points, hidden = false, children }: Props) {
  return (
    <div className="flex flex-col rounded-3xl border border-line bg-raised p-6 shadow-card sm:p-8">
      <h3 className="text-lg font-bold">{name}</h3>
      <p className={`mt-3 ${hidden ? 'invisible' : ''}`}>
        <span className="text-5xl font-extrabold tracking-tight">{price}</span>
        <span className="mt-1 block text-soft">{per}</span>
      </p>
      <ul className="mt-6 mb-8 grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2">
            <span className="mt-1 text-soft">
              <Icon name="check" />
            </span>
            {point}
          </li>
        ))}
      </ul>
      <div className={`mt-auto grid ${hidden ? 'invisible' : ''}`}>{children}</div>
    </div>
  );
}
