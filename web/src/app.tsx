import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from './api/query-client.js';
import { Routes } from './routes.js';
import { SeeingFilter } from './settings/seeing-filter.js';
import { Household } from './shell/shell.js';

/** The page: its routes, and what lives as long as it is open. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Routes />
      <Household />
      <SeeingFilter />
    </QueryClientProvider>
  );
}
