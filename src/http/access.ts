import type { RouteOptions } from 'fastify';
import type { Access } from './request.ts';

const open = (access: Access) => ({ config: { access } });

/** What routes say of who may ask them. */
export const PUBLIC = open('public');
export const VISITOR = open('visitor');
export const SESSION = open('session');
export const OPERATOR = open('operator');
export const TOKEN = open('token');
export const SIGNATURE = open('signature');

/** The endpoints of the interface need a key; every other route must declare its access. */
export function requireAccess(route: RouteOptions): void {
  const { endpoint, access } = route.config ?? {};
  if (endpoint === undefined && access === undefined) throw new Error(`${route.url} does not say who may ask it`);
  if (endpoint !== undefined) route.config = { ...route.config, access: 'key' };
}
