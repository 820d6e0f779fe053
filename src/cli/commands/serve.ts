import { Command } from 'commander';
import { serveFromEnvironment } from '../../server.ts';

export function serveCommand(): Command {
  return new Command('serve').description('Serve the API, as npm start does.').action(serveFromEnvironment);
}
