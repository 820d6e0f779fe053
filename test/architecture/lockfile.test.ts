import { expect, test } from 'vitest';
import { missingPackages, readLockfile } from './complete-lockfile.ts';

test('the lockfile has every platform’s packages, without which `npm ci` refuses it (npm run lockfile mends it)', () => {
  expect(missingPackages(readLockfile())).toEqual([]);
});
