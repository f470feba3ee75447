import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { FrontPage } from './house/front-page.js';
import { OldLink } from './play/frame/old-link.js';
import { Broken } from './shell/broken.js';
import { NotFound } from './shell/not-found.js';
import { Shell } from './shell/shell.js';

const GamePage = lazily(async () => (await import('./game/game-page.js')).GamePage);
const NewGamePage = lazily(async () => (await import('./game/new-game-page.js')).NewGamePage);
const LeaderboardPage = lazily(async () => (await import('./game/leaderboard-page.js')).LeaderboardPage);
const LobbyPage = lazily(async () => (await import('./lobby/lobby-page.js')).LobbyPage);
const NewRoomPage = lazily(async () => (await import('./lobby/new-room-page.js')).NewRoomPage);
const JoinPage = lazily(async () => (await import('./lobby/join-page.js')).JoinPage);
const RoomPage = lazily(async () => (await import('./rooms/room-page.js')).RoomPage);
const WatchPage = lazily(async () => (await import('./watch/watch-page.js')).WatchPage);
const MePage = lazily(async () => (await import('./people/me-page.js')).MePage);
const MyGamesPage = lazily(async () => (await import('./people/my-games-page.js')).MyGamesPage);
const PlayerPage = lazily(async () => (await import('./people/player-page.js')).PlayerPage);
const SettingsPage = lazily(async () => (await import('./settings/settings-page.js')).SettingsPage);
const SignInPage = lazily(async () => (await import('./account/sign-in-page.js')).SignInPage);
const RegisterPage = lazily(async () => (await import('./account/register-page.js')).RegisterPage);
const HelpPage = lazily(async () => (await import('./help/help-page.js')).HelpPage);
const KeysPage = lazily(async () => (await import('./help/keys-page.js')).KeysPage);
const LicencesPage = lazily(async () => (await import('./help/licences-page.js')).LicencesPage);
const RulesPage = lazily(async () => (await import('./play/rules/rules-page.js')).RulesPage);
const PuzzlesPage = lazily(async () => (await import('./puzzles/puzzles-page.js')).PuzzlesPage);
const PuzzleTablePage = lazily(async () => (await import('./puzzles/puzzle-table-page.js')).PuzzleTablePage);
const TablePage = lazily(async () => (await import('./play/frame/table-page.js')).TablePage);
const ReviewPage = lazily(async () => (await import('./play/frame/review-page.js')).ReviewPage);
const WorkshopPage = lazily(async () => (await import('./ggltcg/workshop/workshop-page.js')).WorkshopPage);
const SetPage = lazily(async () => (await import('./ggltcg/workshop/set-page.js')).SetPage);
const CardsPage = lazily(async () => (await import('./decks/cards-page.js')).CardsPage);
const CardPage = lazily(async () => (await import('./decks/card-page.js')).CardPage);
const DecksPage = lazily(async () => (await import('./decks/decks-page.js')).DecksPage);
const BuilderPage = lazily(async () => (await import('./decks/builder-page.js')).BuilderPage);
const CollectionPage = lazily(async () => (await import('./collection/collection-page.js')).CollectionPage);
const TournamentRoutes = lazily(async () => (await import('./tournaments/tournament-routes.js')).TournamentRoutes);
const AdminRoutes = lazily(async () => (await import('./admin/admin-routes.js')).AdminRoutes);
const PacksPage = lazily(async () => (await import('./collection/packs-page.js')).PacksPage);
const ToyStatisticsPage = lazily(
  async () => (await import('./ggltcg/statistics/statistics-page.js')).ToyStatisticsPage,
);
const StoryPage = lazily(async () => (await import('./ggltcg/story/story-page.js')).StoryPage);

/** Every address and the page it means. Each page but the first is a chunk of its own. */
export function Routes() {
  return (
    <Switch>
      <Route path="/">{inHouse(<FrontPage />)}</Route>
      <Route path="/:slug/table/:id">{({ slug, id }) => atTable(<TablePage key={id} slug={slug} id={id} />)}</Route>
      <Route path="/:slug/table/:id/review">
        {({ slug, id }) => atTable(<ReviewPage key={id} slug={slug} id={id} />)}
      </Route>
      <Route path="/play">{inHouse(<LobbyPage />)}</Route>
      <Route path="/play/new">{inHouse(<NewRoomPage />)}</Route>
      <Route path="/play/join/:code">{({ code }) => inHouse(<JoinPage code={code} />)}</Route>
      <Route path="/room/:room">{({ room }) => inHouse(<RoomPage key={room} roomId={room} />)}</Route>
      <Route path="/tournaments/:rest?">{({ rest }) => inHouse(<TournamentRoutes rest={rest} />)}</Route>
      <Route path="/watch">{inHouse(<WatchPage />)}</Route>
      <Route path="/me">{inHouse(<MePage />)}</Route>
      <Route path="/me/games">{inHouse(<MyGamesPage />)}</Route>
      <Route path="/me/settings">{inHouse(<SettingsPage />)}</Route>
      <Route path="/player/:user">{({ user }) => inHouse(<PlayerPage key={user} userId={user} />)}</Route>
      <Route path="/sign-in">{inHouse(<SignInPage />)}</Route>
      <Route path="/register">{inHouse(<RegisterPage />)}</Route>
      <Route path="/admin/:section?/:id?">
        {({ section, id }) => inHouse(<AdminRoutes section={section} id={id} />)}
      </Route>
      <Route path="/help">{inHouse(<HelpPage />)}</Route>
      <Route path="/help/keys">{inHouse(<KeysPage />)}</Route>
      <Route path="/licences">{inHouse(<LicencesPage />)}</Route>
      <Route path="/ggltcg/workshop">{inHouse(<WorkshopPage />)}</Route>
      <Route path="/ggltcg/workshop/:name">{({ name }) => inHouse(<SetPage key={name} name={name} />)}</Route>
      <Route path="/ggltcg/story/:id">{({ id }) => inHouse(<StoryPage key={id} id={id} />)}</Route>
      <Route path="/ggltcg/statistics/:player?">{({ player }) => inHouse(<ToyStatisticsPage player={player} />)}</Route>
      <Route path="/:slug">{({ slug }) => inHouse(<GamePage key={slug} slug={slug} />)}</Route>
      <Route path="/:slug/new">{({ slug }) => inHouse(<NewGamePage key={slug} slug={slug} />)}</Route>
      <Route path="/:slug/leaderboard">{({ slug }) => inHouse(<LeaderboardPage key={slug} slug={slug} />)}</Route>
      <Route path="/viking-vengeance/collection">{inHouse(<CollectionPage />)}</Route>
      <Route path="/viking-vengeance/packs">{inHouse(<PacksPage />)}</Route>
      <Route path="/:slug/cards">{({ slug }) => inHouse(<CardsPage key={slug} slug={slug} />)}</Route>
      <Route path="/:slug/cards/:card">
        {({ slug, card }) => inHouse(<CardPage key={`${slug}/${card}`} slug={slug} cardId={card} />)}
      </Route>
      <Route path="/:slug/decks">{({ slug }) => inHouse(<DecksPage key={slug} slug={slug} />)}</Route>
      <Route path="/:slug/decks/:deck">
        {({ slug, deck }) => atTable(<BuilderPage key={`${slug}/${deck}`} slug={slug} deckId={deck} />)}
      </Route>
      <Route path="/:slug/rules">{({ slug }) => inHouse(<RulesPage key={slug} slug={slug} />)}</Route>
      <Route path="/:slug/puzzles">{({ slug }) => inHouse(<PuzzlesPage key={slug} slug={slug} />)}</Route>
      <Route path="/:slug/puzzles/:id">
        {({ slug, id }) => atTable(<PuzzleTablePage key={id} slug={slug} id={id} />)}
      </Route>
      <Route path="/four-in-a-square/:id">{({ id }) => <OldLink slug="four-in-a-square" id={id} />}</Route>
      <Route>{inHouse(<NotFound />)}</Route>
    </Switch>
  );
}

function inHouse(page: ReactNode) {
  return (
    <Shell>
      <Broken>
        <Suspense fallback={<main className="page" />}>{page}</Suspense>
      </Broken>
    </Shell>
  );
}

/** A table has the whole screen; until its chunk is there, the screen is as it will be. */
function atTable(page: ReactNode) {
  return (
    <Broken>
      <Suspense fallback={<main className="page" />}>{page}</Suspense>
    </Broken>
  );
}

/** A page that is fetched when its address is first shown. */
function lazily<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => ({ default: await load() }));
}
