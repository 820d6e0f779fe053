export { hashApiKey, isWellFormedApiKey, lastFourOf, mintApiKey } from './api-key.ts';
export { createAuthenticator } from './authenticator.ts';
export type { Authenticate, AuthenticatorOptions, Caller } from './authenticator.ts';
export { createKeyFor, createKeyOf, listKeys, revokeKey } from './keys.ts';
export type { ListedKey, NewKey } from './keys.ts';
export { findPlan, isPlanName, PLAN_NAMES, PLANS } from './plans.ts';
export type { Pace, Plan, PlanName } from './plans.ts';
