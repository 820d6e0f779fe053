import type { Model } from '../model/model.ts';
import type { Roles } from '../roles/contract.ts';
import { colourNameOf } from './name.ts';

/** One sentence that is true of these five colours. */
export function describePalette(model: Model, roles: Roles): string {
  const name = (hex: Roles['text']): string => (colourNameOf(model, hex) ?? hex).toLowerCase();
  return `${name(roles.primary)} and ${name(roles.accent)} on ${name(roles.background)}.`;
}
