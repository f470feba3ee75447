import { NewTournamentPage } from './new-tournament-page.js';
import { TournamentPage } from './tournament-page.js';
import { TournamentsPage } from './tournaments-page.js';

/** The pages of tournaments, by what follows `/tournaments`. */
export function TournamentRoutes({ rest }: { readonly rest: string | undefined }) {
  if (!rest) return <TournamentsPage />;
  return rest === 'new' ? <NewTournamentPage /> : <TournamentPage key={rest} id={rest} />;
}
