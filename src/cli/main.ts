#!/usr/bin/env node
import module from 'node:module';
import v8 from 'node:v8';

// Halves the time to the first word: what was compiled last time is kept in the folder for temporary files. Node 20 has none.
module.enableCompileCache?.();
// Reading the engine's model makes tens of megabytes at once: in a small nursery they would be copied again and again.
v8.setFlagsFromString('--min-semi-space-size=32');
await import('./program.ts');
