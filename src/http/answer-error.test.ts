import { expect, test } from 'vitest';
import { CanvasMissing } from '../export/card/canvas-missing.ts';
import { CardQueueFullError } from '../export/card/queue-full.ts';
import { toApiError } from './answer-error.ts';

test('an image that nothing here draws is told so, and not to be asked for again at once; one that waits too long is', () => {
  const never = toApiError(new CanvasMissing());
  expect(never).toMatchObject({ status: 503, code: 'service_unavailable', headers: { 'Retry-After': '3600' } });
  expect(never.message).toContain('the other formats');
  expect(toApiError(new CardQueueFullError())).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
});

test('what nobody foresaw is a bare 500', () => {
  const told = toApiError(new Error('a secret'));
  expect(told).toMatchObject({ status: 500, code: 'internal_error' });
  expect(told.message).not.toContain('secret');
});
