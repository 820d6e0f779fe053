import { InvalidArgumentError } from 'commander';
import { isPlanName, PLAN_NAMES, type PlanName } from '../contract/plans.ts';

/** Readers of command line arguments; commander prints what they throw, and exits 1. */

export function planArgument(text: string): PlanName {
  if (isPlanName(text)) return text;
  throw new InvalidArgumentError(`It must be one of ${PLAN_NAMES.join(', ')}.`);
}

export function emailArgument(text: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(text) && text.length <= 254) return text;
  throw new InvalidArgumentError('It must be an email address, such as ada@example.com.');
}

export function integerArgument(min: number, max: number) {
  return (text: string): number => {
    const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It must be an integer from ${min} to ${max}.`);
  };
}
