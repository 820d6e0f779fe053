import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../texts.ts';

const TICK_MS = 250;

/** Tells how long there is to wait, and says when it is over. */
export function Countdown({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      ended();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [end]);
  return (
    <span role="timer" className="font-bold tabular-nums">
      {texts.play.wait(left)}
    </span>
  );
}
