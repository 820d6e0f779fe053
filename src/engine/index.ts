/** The embedded engine: a brief in words to palettes, in-process and offline. */
export { createEngine, ENGINE_VERSION } from './engine.ts';
export type { Engine, EngineRequest, Explanation, Generation } from './engine.ts';
export { ROLES } from './palette.ts';
export type { Hex, Palette, Role } from './palette.ts';
export { repairPalette } from './roles/repair.ts';
export { contrastRatio } from './colour/contrast.ts';
