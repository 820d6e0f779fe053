import { useEffect, useRef } from 'react';
import { texts } from '../texts.ts';
import { Button } from './button.tsx';

/** Comes into sight at the end of a list, and brings the next page; by keyboard it is pressed. */
export function More({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const spot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = spot;
    if (current === null || busy) return undefined;
    // A busy browser tells of several changes at once; the last of them holds.
    const observer = new IntersectionObserver((changes) => changes.at(-1)?.isIntersecting === true && onMore(), {
      rootMargin: '600px',
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [busy, onMore]);
  return (
    <div ref={spot} className="text-center">
      <Button onClick={onMore} disabled={busy}>
        {busy ? texts.loading : texts.more}
      </Button>
    </div>
  );
}
