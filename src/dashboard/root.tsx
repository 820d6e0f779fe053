import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { Router } from 'wouter';
import { RequestFailed } from './client.ts';
import { App } from './app.tsx';

/** A lost connection is tried again by itself; what the service has said once it would say again. */
const client = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => error instanceof RequestFailed && error.status === 0 && count < 3,
      refetchOnWindowFocus: false,
      staleTime: 15_000,
    },
  },
});

/** @param path where the build draws it; a browser knows where it is */
export function Root({ path }: { path?: string }) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <Router {...(path !== undefined && { ssrPath: path, ssrSearch: '' })}>
          <App />
        </Router>
      </QueryClientProvider>
    </StrictMode>
  );
}
