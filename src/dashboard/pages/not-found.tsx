import { Link } from 'wouter';
import { buttonLook } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { texts } from '../texts.ts';

/** At an address where there is nothing, or nothing for this person. */
export function NotFound() {
  const { missing } = texts;
  return (
    <Page title={missing.title} lead={missing.lead}>
      <div className="flex flex-wrap gap-3">
        <Link href="/playground" className={buttonLook('strong')}>
          {missing.make}
        </Link>
        <Link href="/" className={buttonLook('plain')}>
          {missing.home}
        </Link>
      </div>
    </Page>
  );
}
