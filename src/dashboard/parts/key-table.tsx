import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { KeyInfo } from '../client.ts';
import { sentenceOf } from '../service.ts';
import { dateOf, numberOf, texts } from '../texts.ts';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import { Notice } from './notice.tsx';
import { Table } from './table.tsx';

const words = texts.keys;

interface Props {
  /** Oldest first, as the service lists them. */
  readonly keys: readonly KeyInfo[];
  readonly revoke: (id: string) => Promise<unknown>;
  readonly onRevoked: () => void;
}

/** Keys, those that live before those that do not, newest first, each to be revoked once that is confirmed. */
export function KeyTable({ keys, revoke, onRevoked }: Props) {
  const [chosen, setChosen] = useState<KeyInfo>();
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: revoke,
    onSuccess: () => {
      setChosen(undefined);
      onRevoked();
    },
  });

  function close(): void {
    setChosen(undefined);
    reset();
  }

  const shown = keys.toReversed().toSorted((a, b) => Number(a.revoked) - Number(b.revoked));
  const rows = shown.map((key) => ({
    key: key.id,
    faded: key.revoked,
    cells: [
      key.name,
      <code className="font-mono">…{key.lastFour}</code>,
      dateOf(key.created),
      key.lastUsed === null ? words.never : dateOf(key.lastUsed),
      numberOf(key.totalRequests),
      key.revoked ? (
        words.revoked
      ) : (
        <Button look="danger" onClick={() => setChosen(key)} aria-label={`${words.revoke} ${key.name}`}>
          {words.revoke}
        </Button>
      ),
    ],
  }));

  return (
    <>
      <Table label={words.list} columns={words.columns} rows={rows} wide />
      <Modal title={words.revokeTitle(chosen?.name ?? '')} open={chosen !== undefined} onClose={close}>
        <div className="grid gap-4">
          <p className="text-soft">{words.revokeText}</p>
          {error !== null && <Notice fault>{sentenceOf(error)}</Notice>}
          <div className="mt-2 flex flex-wrap justify-end gap-2">
            <Button onClick={close}>{texts.cancel}</Button>
            <Button look="danger" disabled={isPending} onClick={() => chosen && mutate(chosen.id)}>
              {words.revoke}
            </Button>
          </div>
        </div>
      </Modal>
    </>
  );
}
