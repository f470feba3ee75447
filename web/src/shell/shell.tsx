import { lazy, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useUser } from '../account/use-user.js';
import { useGames } from '../api/use-games.js';
import { Icon, Lamp } from '../design/icon.js';
import type { IconName } from '../design/icon.js';
import { Face } from '../design/plate.js';
import { Toasts } from '../design/toast.js';
import { QueueChips } from '../lobby/queue-chip.js';
import { findQueues, onFound } from '../lobby/queue.js';
import { watchMine } from '../notice/mine-watch.js';
import { TurnNotice } from '../notice/turn-notice.js';
import { to } from '../to.js';
import { useWords } from '../words/use-words.js';
import { Part } from './part.js';
import { tellUnanswered } from './tell-unanswered.js';
import '../design/button.css';
import './shell.css';

/** The house around a page: top bar, content, foot, and on phones a bar at the lower edge. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { nav } = useWords();
  const [path] = useLocation();
  return (
    <>
      <a className="button skip" href="#content">
        {nav.skip}
      </a>
      <TopBar path={path} />
      <MyMatch />
      {children}
      <Foot />
      <TabBar path={path} />
    </>
  );
}

const MyMatchStrip = lazy(async () => ({ default: (await import('../tournaments/my-match.js')).MyMatchStrip }));

/** The matches of tournaments that wait for the signed-in player. */
function MyMatch() {
  if (!useUser()) return null;
  return (
    <Part>
      <MyMatchStrip />
    </Part>
  );
}

/** What lives as long as the page, on tables too: news of queues and turns, what did not come, and toasts. */
export function Household() {
  const [, go] = useLocation();
  const { data: games } = useGames();
  useEffect(() => onFound(go), [go]);
  useEffect(tellUnanswered, []);
  useEffect(() => {
    if (games) void findQueues(games).catch(() => {}); // the next visit of the lobby finds them
  }, [games]);
  const userId = useUser()?.id;
  useEffect(() => (userId === undefined ? undefined : watchMine()), [userId]);
  return (
    <>
      <TurnNotice />
      <Toasts />
    </>
  );
}

function TopBar({ path }: { readonly path: string }) {
  const { house, nav } = useWords();
  const isAdmin = useUser()?.role === 'admin';
  return (
    <header className="topbar">
      <Link className="brand" to={to.house()}>
        <Lamp />
        {house}
      </Link>
      <nav aria-label={nav.label}>
        <Link to={to.lobby()} aria-current={isAt(path, 'play') ? 'page' : undefined}>
          {nav.play}
        </Link>
        <Link to={to.watch()} aria-current={isAt(path, 'watch') ? 'page' : undefined}>
          {nav.watch}
        </Link>
        <Link to={to.tournaments()} aria-current={isAt(path, 'tournaments') ? 'page' : undefined}>
          {nav.tournaments}
        </Link>
        {isAdmin && (
          <Link to={to.admin()} aria-current={isAt(path, 'admin') ? 'page' : undefined}>
            {nav.console}
          </Link>
        )}
      </nav>
      <div className="end">
        <QueueChips />
        <MeChip />
      </div>
    </header>
  );
}

function MeChip() {
  const { nav } = useWords();
  const user = useUser();
  if (!user) {
    return (
      <Link className="button compact" to={to.signIn()}>
        {nav.signIn}
      </Link>
    );
  }
  return (
    <Link className="chip me-chip" to={to.me()}>
      <Face name={user.name} />
      <span className="cut">{user.guest ? nav.guest(user.name) : user.name}</span>
    </Link>
  );
}

function TabBar({ path }: { readonly path: string }) {
  const { nav } = useWords();
  const tabs: readonly { readonly at: string; readonly to: string; readonly icon: IconName; readonly label: string }[] =
    [
      { at: '', to: to.house(), icon: 'home', label: nav.house },
      { at: 'play', to: to.lobby(), icon: 'play', label: nav.play },
      { at: 'watch', to: to.watch(), icon: 'eye', label: nav.watch },
      { at: 'tournaments', to: to.tournaments(), icon: 'cup', label: nav.cups },
      { at: 'me', to: to.me(), icon: 'person', label: nav.me },
    ];
  return (
    <nav className="tabbar" aria-label={nav.small}>
      {tabs.map((tab) => (
        <Link key={tab.at} to={tab.to} aria-current={isAt(path, tab.at) ? 'page' : undefined}>
          <Icon name={tab.icon} />
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

function Foot() {
  const { nav } = useWords();
  return (
    <footer className="foot">
      <Link to={to.help()}>{nav.help}</Link>
      <Link to={to.keys()}>{nav.keys}</Link>
      <Link to={to.licences()}>{nav.licences}</Link>
      <a href="/docs">{nav.programmers}</a>
      <span>{nav.foot}</span>
    </footer>
  );
}

function isAt(path: string, first: string): boolean {
  return path.split('/')[1] === first;
}
