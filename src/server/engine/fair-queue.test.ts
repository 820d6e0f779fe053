import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const LIMITS = { atOnce: 2, waiting: 3, waitingInAll: 5 };

test('everybody’s turn comes once before anybody’s comes again', () => {
  const queue = createFairQueue<string>(LIMITS);
  for (const work of ['a1', 'a2', 'a3']) queue.add('a', work);
  queue.add('b', 'b1');
  expect([queue.take(), queue.take(), queue.take()].map((next) => next?.work)).toEqual(['a1', 'b1', 'a2']);
});

test('one customer has so many under way, and the next when one is done', () => {
  const queue = createFairQueue<string>(LIMITS);
  for (const work of ['a1', 'a2', 'a3']) queue.add('a', work);
  expect([queue.take()?.work, queue.take()?.work, queue.take()]).toEqual(['a1', 'a2', undefined]);
  queue.add('b', 'b1');
  expect(queue.take()?.work).toBe('b1');
  queue.done('a');
  expect([queue.take()?.work, queue.length]).toEqual(['a3', 0]);
});

test('whether a customer has more to be done than this is told', () => {
  const queue = createFairQueue<string>(LIMITS);
  for (const work of ['a1', 'a2']) queue.add('a', work);
  queue.add('b', 'b1');
  expect([queue.take(), queue.take(), queue.take()].map((next) => next?.isSingle)).toEqual([false, true, false]);
  queue.done('a');
  queue.done('a');
  queue.add('a', 'a3');
  expect(queue.take()).toEqual({ customer: 'a', work: 'a3', isSingle: true });
});

test('one too many of a customer, or of all, is not taken', () => {
  const queue = createFairQueue<string>(LIMITS);
  expect(['a1', 'a2', 'a3', 'a4'].map((work) => queue.add('a', work))).toEqual([true, true, true, false]);
  expect(['b1', 'b2', 'b3'].map((work) => queue.add('b', work))).toEqual([true, true, false]);
  expect(queue.length).toBe(5);
});

test('what is taken back is never done', () => {
  const queue = createFairQueue<string>(LIMITS);
  for (const work of ['a1', 'a2']) queue.add('a', work);
  queue.remove('a', 'a1');
  queue.remove('b', 'b1');
  expect([queue.length, queue.take()?.work, queue.take()]).toEqual([1, 'a2', undefined]);
});
