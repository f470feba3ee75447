import { Redirect } from 'wouter';
import { to } from '../../to.js';

/** Links from before tables had an address of their own lead on to it; the seat token they need is kept in this browser. */
export function OldLink({ slug, id }: { readonly slug: string; readonly id: string }) {
  return <Redirect to={to.table(slug, id)} replace />;
}
