#!/usr/bin/env node
import module from 'node:module';

// Halves the time to the first word: what was compiled last time is kept in the folder for temporary files. Node 20 has none.
module.enableCompileCache?.();
await import('./program.ts');
