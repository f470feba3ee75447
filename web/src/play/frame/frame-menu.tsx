import { useState } from 'react';
import type { GameShape, Seat } from '@parlour/client';
import { isProblem } from '@parlour/client';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { server } from '../../account/server.js';
import { Button } from '../../design/button.js';
import { Icon } from '../../design/icon.js';
import { Menu, MenuItem } from '../../design/menu.js';
import { Sheet } from '../../design/sheet.js';
import { toast } from '../../design/toast.js';
import { to } from '../../to.js';
import type { AnyReading } from '../ask/reading.js';
import { useOpenRules } from '../rules/rules-over-table.js';
import type { AnyPlaying } from './any-playing.js';
import { copyText } from './copy-text.js';
import { seatTokenFor } from './seat-tokens.js';
import { currentTableWords, useTableWords } from '../../words/use-table-words.js';

interface Wish {
  readonly label: string;
  readonly sure?: string;
  act(): Promise<string | undefined>;
}

interface Props {
  readonly play: AnyPlaying;
  /** Opens the sheet in which something is reported. */
  readonly onReport: () => void;
  /** Opens the list of keys. */
  readonly onKeys: () => void;
}

/** The menu of a table: settings, rules, keys, what is accepted without being offered, the link, and reporting. */
export function FrameMenu({ play, onReport, onKeys }: Props) {
  const { menu } = useTableWords();
  const [, go] = useLocation();
  const [wish, setWish] = useState<Wish>();
  const openRules = useOpenRules();
  const { kind, source } = play;
  const seats = useStore(source.state, (session) => session.seats);
  const over = useStore(source.state, (session) => session.phase === 'over');
  const sessionId = useStore(source.state, (session) => session.sessionId);
  const run = async (wanted: Wish): Promise<void> => {
    setWish(undefined);
    const refused = await wanted.act();
    if (refused !== undefined) toast(refused);
  };
  const copy = async (): Promise<void> => {
    const link = new URL(to.table(kind.slug, sessionId), location.href).href;
    toast((await copyText(link)) ? menu.copied : link);
  };
  const wishes = seats.length > 0 && source.act ? wishesOf(play, seats, over) : [];
  return (
    <>
      <Menu quiet round label={menu.label} button={<Icon name="menu" />}>
        <MenuItem onPress={() => go(to.settings())}>
          <Icon name="gear" /> {menu.settings}
        </MenuItem>
        <MenuItem onPress={() => (openRules ? openRules() : go(to.rules(kind.slug)))}>
          <Icon name="book" /> {menu.rules}
        </MenuItem>
        <MenuItem onPress={onKeys}>
          <Icon name="keys" /> {menu.keys}
        </MenuItem>
        <MenuItem onPress={() => void copy()}>
          <Icon name="link" /> {menu.copy}
        </MenuItem>
        {wishes.length > 0 && <hr />}
        {wishes.map((wanted) => (
          <MenuItem key={wanted.label} onPress={() => (wanted.sure === undefined ? void run(wanted) : setWish(wanted))}>
            <Icon name="flag" /> {wanted.label}
          </MenuItem>
        ))}
        <hr />
        <MenuItem onPress={onReport}>
          <Icon name="warn" /> {menu.report}
        </MenuItem>
      </Menu>
      <Sheet open={wish !== undefined} title={`${wish?.label ?? ''}?`} onClose={() => setWish(undefined)}>
        <p>{wish?.sure}</p>
        <div className="row">
          <Button leading onClick={() => wish && void run(wish)}>
            {wish?.label}
          </Button>
          <Button onClick={() => setWish(undefined)}>{menu.playOn}</Button>
        </div>
      </Sheet>
    </>
  );
}

/** Giving up, which every game may allow, and the kinds that the table puts into the menu. What may be done now the server says. */
function wishesOf(play: AnyPlaying, seats: readonly Seat[], over: boolean): Wish[] {
  const { menu } = currentTableWords();
  const { kind, source } = play;
  const { sessionId } = source.state.getState();
  const kinds = Object.entries(kind.asking as Record<string, AnyReading | 'by-the-table'>).filter(
    ([, reading]) => reading !== 'by-the-table' && reading.read === 'steps' && reading.in === 'menu',
  );
  const listed = kinds.map(([type]): Wish => {
    const asks = kind.words.asks[type];
    const action: GameShape['action'] = { type };
    return {
      label: typeof asks?.label === 'string' ? asks.label : type,
      ...(kind.confirm?.[type] && asks?.sure ? { sure: asks.sure(action, play.telling()) } : undefined),
      act: async () => {
        const answer = await source.act?.(action, { racing: true });
        return isProblem(answer) ? answer.message : undefined;
      },
    };
  });
  const giveUp: Wish = {
    label: menu.giveUp,
    sure: seats.length > 1 ? menu.giveUpOne : menu.giveUpMine,
    act: async () => {
      try {
        const token = seatTokenFor(kind.slug, sessionId);
        await server.rest.post(`/api/sessions/${sessionId}/resign`, {}, token === undefined ? {} : { token });
        return undefined;
      } catch (error) {
        return isProblem(error) ? error.message : String(error);
      }
    },
  };
  const besides = (kind.wishes ?? [])
    .filter(({ when }) => when?.(play) ?? true)
    .map(({ label, act }): Wish => ({ label, act: () => act(play) }));
  return over ? listed : [...besides, ...listed, giveUp];
}
