import { Link } from 'wouter';
import { useMe } from '../service.ts';
import { dateOf, texts } from '../texts.ts';

const WEEK_MS = 7 * 86_400_000;

/** A plan's end is told a week before it comes. */
export function Banner() {
  const { data } = useMe();
  const ends = data?.account?.planEnds;
  if (ends === undefined || ends === null || new Date(ends).getTime() - Date.now() > WEEK_MS) return null;
  const text = data?.account?.lapsed === true ? texts.banner.ended(dateOf(ends)) : texts.banner.ending(dateOf(ends));
  return (
    <p role="status" className="bg-ink px-4 py-2.5 text-center text-[0.94rem] text-paper">
      {text}{' '}
      <Link href="/account" className="font-bold underline underline-offset-4">
        {texts.banner.renew}
      </Link>
    </p>
  );
}
