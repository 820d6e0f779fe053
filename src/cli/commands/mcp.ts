import { Command } from 'commander';
export function mcpCommand(): Command {
  return new Command('mcp');
}
