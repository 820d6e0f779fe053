import { expect, test } from 'vitest';
import { findPlan, PLAN_NAMES, PLANS } from './plans.ts';

test('the free plan grants no keys; premium is 75 euros for 90 days and 5,000 requests a month; unlimited has no limit', () => {
  expect(PLANS.free.grantsKeys).toBe(false);
  expect(PLANS.premium).toMatchObject({ grantsKeys: true, requestsPerMonth: 5_000, price: { euros: 75, days: 90 } });
  expect(PLANS.unlimited.requestsPerMonth).toBeUndefined();
});

test('plans stand in their order, and nothing that merely looks like one is found', () => {
  expect(PLAN_NAMES).toEqual(Object.keys(PLANS));
  expect(PLAN_NAMES.indexOf('premium')).toBeLessThan(PLAN_NAMES.indexOf('unlimited'));
  expect(findPlan('toString')).toBeUndefined();
  expect(findPlan('Premium')).toBeUndefined();
});
