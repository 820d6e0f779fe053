import { expect, test } from 'vitest';
import { StorageUnavailable, StorageUnusable } from '../errors.ts';
import { translate } from './errors.ts';

const systemError = (code: string, syscall: string, path: string): Error =>
  Object.assign(new Error(`${syscall} ${code} ${path}`), { code, syscall, path });

test.for(['ENOENT', 'EACCES', 'ECONNREFUSED'])(
  'a socket file that says %s is a database that does not answer',
  (code) => {
    const error = translate(systemError(code, 'connect', '/run/postgresql/.s.PGSQL.5432'));
    expect(error).toBeInstanceOf(StorageUnavailable);
    expect(error).toMatchObject({ outcome: 'lost' });
  },
);

test('a certificate that DATABASE_URL names and that cannot be read is for the operator', () => {
  const error = translate(systemError('ENOENT', 'open', '/etc/none.pem'));
  expect(error).toBeInstanceOf(StorageUnusable);
  expect(error).toMatchObject({
    message: expect.stringMatching(
      /^The file \/etc\/none\.pem that DATABASE_URL names cannot be read \(ENOENT\): correct/,
    ),
  });
});
