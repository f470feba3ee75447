import { Route, Switch } from 'wouter';
import { FrontPage } from './pages/front-page.js';
import { FourInASquarePage } from './games/four-in-a-square/four-in-a-square-page.js';
import { OldLink } from './play/frame/old-link.js';
import { ReviewPage } from './play/frame/review-page.js';
import { TablePage } from './play/frame/table-page.js';
import { Toasts } from './design/toast.js';

/** Which page an address means. */
export function App() {
  return (
    <>
      <Switch>
        <Route path="/:slug/table/:id/review">{({ slug, id }) => <ReviewPage slug={slug} id={id} />}</Route>
        <Route path="/:slug/table/:id">{({ slug, id }) => <TablePage slug={slug} id={id} />}</Route>
        <Route path="/four-in-a-square">{() => <FourInASquarePage />}</Route>
        <Route path="/four-in-a-square/:id">{({ id }) => <OldLink slug="four-in-a-square" id={id} />}</Route>
        <Route>{() => <FrontPage />}</Route>
      </Switch>
      <Toasts />
    </>
  );
}
