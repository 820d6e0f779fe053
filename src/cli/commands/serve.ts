import { Command } from 'commander';

export function serveCommand(): Command {
  return new Command('serve').description('Serve the API and the dashboard, as npm start does.').action(async () => {
    // The other commands need not wait for a web server to load.
    const { serveFromEnvironment } = await import('../../server.ts');
    await serveFromEnvironment();
  });
}
