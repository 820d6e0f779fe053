import { useSyncExternalStore } from 'react';
import { texts } from '../texts.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that the connection is lost. What was asked meanwhile is sent by itself once it is back. */
export function Offline() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="fixed inset-x-3 bottom-3 z-50 mx-auto max-w-xl">
      {!isOnline && (
        <p className="animate-rise rounded-2xl bg-ink px-5 py-3 text-center font-semibold text-paper shadow-card">
          {texts.offline}
        </p>
      )}
    </div>
  );
}
