import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RequestFailed } from './client.ts';
import { App } from './app.tsx';
import { startTheme } from './frame/theme.ts';
import './style.css';

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

startTheme();
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  );
}
