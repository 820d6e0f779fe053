import { Link } from 'wouter';
import { Icon } from '../frame/icons.tsx';
import { buttonLook } from '../parts/button.tsx';
import { useMe } from '../service.ts';
import { texts } from '../texts.ts';

export function Prices() {
  const { data } = useMe();
  const start = data?.account === null || data === undefined ? '/sign-up' : '/account';
  const targets = [start, start, '/docs'];
  return (
    <section id="prices" className="mx-auto max-w-[90rem] px-4 pt-24 sm:px-8">
      <h2 className="text-4xl font-extrabold sm:text-5xl">{texts.home.pricesTitle}</h2>
      <div className="mt-8 grid gap-4 md:grid-cols-3">
        {texts.home.prices.map(({ name, price, per, points, action }, at) => (
          <div key={name} className="flex flex-col rounded-3xl border border-line bg-raised p-6 shadow-card sm:p-8">
            <h3 className="text-lg font-bold">{name}</h3>
            <p className="mt-3">
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
            {targets[at] === '/docs' ? (
              <a href="/docs" className={`mt-auto ${buttonLook('plain')}`}>
                {action}
              </a>
            ) : (
              <Link href={targets[at] ?? '/'} className={`mt-auto ${buttonLook(at === 1 ? 'strong' : 'plain')}`}>
                {action}
              </Link>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
