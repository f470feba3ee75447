import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useTitle } from '../api/use-games.js';
import { useMySessions } from '../api/use-sessions.js';
import { useSetting } from '../settings/use-settings.js';
import { to } from '../to.js';
import { useWords } from '../words/use-words.js';
import { isMyTurn } from './use-turn-count.js';

/** Tells that it is my turn somewhere: a dot on the icon, a badge on the app, a notification while the tab is hidden. */
export function TurnNotice() {
  const { turn } = useWords();
  const titleOf = useTitle();
  const [, go] = useLocation();
  const badge = useSetting('turnBadge');
  const notification = useSetting('notification');
  const sounds = useSetting('sounds');
  const { data } = useMySessions({ status: 'active', limit: 20 });
  const mine = data?.filter(isMyTurn) ?? [];
  const told = useRef(new Set<string>());
  const now = mine.map(({ sessionId, version }) => `${sessionId} ${version}`).join();

  useEffect(() => {
    showDot(badge && mine.length > 0);
    if ('setAppBadge' in navigator) void navigator.setAppBadge(badge ? mine.length : 0).catch(() => {});
    for (const { sessionId, version, game } of mine) {
      const key = `${sessionId} ${version}`;
      if (told.current.has(key)) continue;
      told.current.add(key);
      // The table on the screen has its own bell.
      if (sounds === 'all' && !location.pathname.includes(sessionId)) {
        void import('./chime.js').then(({ chime }) => chime());
      }
      if (!notification || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
        continue;
      const shown = new Notification(turn.yours(titleOf(game)), { tag: sessionId, icon: '/icon.svg' });
      shown.onclick = () => {
        window.focus();
        go(to.table(game, sessionId));
        shown.close();
      };
    }
    // `now` names exactly the games and versions told; the functions used are of no interest.
  }, [now, badge, notification]);
  return null;
}

function showDot(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = on ? '/icon-turn.svg' : '/icon.svg';
}
